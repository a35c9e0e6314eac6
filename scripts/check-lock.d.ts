/** What is wrong with those of some files that npm obeys; `read` answers with the text of a file. */
export function lockFaults(files: string[], read: (file: string) => string): string[];
