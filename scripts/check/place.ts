import type { Range } from "#app/content/range.ts";

/** Some characters of a file, which is named by its path inside the content folder. */
export type Place = Range & { file: string };
