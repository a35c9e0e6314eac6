/** A key that changes with these files, the files in these folders, and these words. */
export function sourceKey(places: string[], words?: string, root?: string): string;
