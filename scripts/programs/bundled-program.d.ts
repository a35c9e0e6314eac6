/** The path of a module that starts what a TypeScript file of ours does, from a bundle of its sources. */
export function bundledProgram(root: string, entry: string): Promise<string>;
