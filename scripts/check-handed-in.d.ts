/** Those of some files that only programs make. */
export function handedIn(files: string[]): string[];
