/** The path of a program made of a TypeScript file and all that it imports from us. */
export function bundledProgram(root: string, entry: string): Promise<string>;
