import path from "node:path";
import type { Rule } from "#scripts/check/rule.ts";

// The folder is the register: esbuild puts its files here as scripts/bundle-options.js says.
const files = import.meta.glob<{ default: Rule }>("./rules/*.ts", { eager: true });

/** Every rule by its id, which is the name of its file. */
export const allRules: ReadonlyMap<string, Rule> = new Map(
  Object.entries(files).map(([file, { default: rule }]) => [path.basename(file, ".ts"), rule]),
);
