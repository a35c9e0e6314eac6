import type { Range } from "#app/content/range.ts";

/** A range of characters in a file of the content folder. */
export type Place = Range & { file: string };
