import type { z } from "zod";
import { folders, lists, singles } from "#app/library/collections.ts";

/** A single, a list or a folder with its name among the collections, its path and its schema. */
export type Kind = { name: string; path: string; schema: z.ZodType; isOptional?: boolean };

type Register = Record<string, { path: string; schema: z.ZodType; isOptional?: boolean }>;

const kinds = (register: Register): Kind[] =>
  Object.entries(register).map(([name, kind]) => ({ name, ...kind }));

const singleKinds = kinds(singles);
const listKinds = kinds(lists);
const folderKinds = kinds(folders);

/** The files that have to exist, by their paths inside the content folder. */
export const requiredPaths = [...singleKinds, ...listKinds]
  .filter(({ isOptional }) => !isOptional)
  .map(({ path }) => path);

/** The single that stands at a path. */
export function singleAt(path: string) {
  return singleKinds.find((kind) => kind.path === path);
}

/** The list that stands at a path. */
export function listAt(path: string) {
  return listKinds.find((kind) => kind.path === path);
}

/** The folder of prose in which a path lies. */
export function folderOf(path: string) {
  return folderKinds.find((kind) => path.startsWith(`${kind.path}/`));
}
