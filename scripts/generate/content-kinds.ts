import type { z } from "zod";

import { folders, lists, singles } from "#app/library/collections.ts";

/** A kind of content: a file that stands alone, a file that holds a list, or a folder of prose. */
export type ContentKind = {
  shape: "single" | "list" | "folder";
  /** Its name in the register of collections. */
  name: string;
  /** Its file or folder inside the content folder. */
  path: string;
  /** The schema of the file that stands alone, of one entry, or of the fields above a text. */
  schema: z.ZodType;
};

/** Every kind of content that the library reads, as its register has them. */
export const contentKinds: ContentKind[] = Object.entries({
  single: singles,
  list: lists,
  folder: folders,
}).flatMap(([shape, register]) =>
  Object.entries(register).map(([name, kind]) => ({ shape, name, ...kind }) as ContentKind),
);

/** A name with hyphens in the place of capital letters: readTime becomes read-time. */
export function kebabCase(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
