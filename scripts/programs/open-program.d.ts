/** Runs a program that bundleScript made, once in a process, and answers with what it offers. */
export function openProgram(file: string): Promise<unknown>;
