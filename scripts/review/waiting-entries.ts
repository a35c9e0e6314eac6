import type { Texts } from "#scripts/review/edits/edits-between.ts";
import type { Edit } from "#scripts/review/edits/edit.ts";
import { nameOf, writtenTree, type Tree } from "#scripts/review/edits/written-tree.ts";

/**
 * The texts with the day of what waits taken back to `day`, for the entries that a branch touches, so
 * that pages show now what becomes public later.
 */
export function withoutWaiting(texts: Texts, edits: Edit[], day: string): Texts {
  const waiting = edits.filter(({ waits }) => waits !== "draft" && waits > day);
  const revealed = { ...texts };
  for (const file of new Set(waiting.map((edit) => edit.file))) {
    const names = new Set(waiting.filter((edit) => edit.file === file).map(({ entry }) => entry));
    const text = texts[file];
    if (text === undefined) continue;
    const front = /^---\n([^]*?\n)---/.exec(text)?.[1];
    const tree = file.endsWith(".mdx") ? front && writtenTree(front, text) : writtenTree(text);
    const entries = tree ? (tree.items ?? [tree]) : [];
    const places = entries.flatMap((one) =>
      names.has(tree === one ? "" : nameOf(one)) ? placeOf(one) : [],
    );
    revealed[file] = places
      .sort((one, other) => other[0] - one[0])
      .reduce((made, [start, end]) => made.slice(0, start) + day + made.slice(end), text);
  }
  return revealed;
}

function placeOf({ fields }: Tree): [number, number][] {
  const range = fields?.get("publishOn")?.range;
  return range ? [range] : [];
}
