import path from "node:path";
import type { Rule } from "#scripts/check/rule.ts";

// esbuild replaces the glob with the files of the folder (scripts/bundle-options.js).
const files = import.meta.glob<{ default: Rule }>("./rules/*.ts", { eager: true });

/** Every rule by its id, the name of its file. */
export const allRules: ReadonlyMap<string, Rule> = new Map(
  Object.entries(files).map(([file, { default: rule }]) => [path.basename(file, ".ts"), rule]),
);
