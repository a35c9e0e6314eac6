import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { layerPath } from "#app/content/languages/layer-path.ts";
import type { Branch } from "#scripts/review/branch.ts";
import type { ReviewConcern } from "#scripts/review/edits/change.ts";
import type { PlacedChange } from "#scripts/review/review-data.ts";

type Task = [of: RegExp, concern: ReviewConcern, label: string];

// What to do with a file, by its path in the folder of the site; the first that fits.
const tasks: Task[] = [
  [/^public\//, "published", "published as it is at"],
  [/^\.github\//, "code", "it runs or says who approves"],
  [/^content\/handbook\/|\.md$|^content\/[^]*\.(?:mdx|ya?ml)$/, "staff", "read what changed"],
  [/^(?!content\/)/, "code", "code"],
  [/\.(?:jpe?g|png|webp|avif|gif|svg)$/i, "files", "picture: look at who and what it shows"],
  [/^/, "files", "document: open it and read all of it"],
];

// A file of the repository is not an entry.
const noEntry = { title: "", waits: "", address: "", path: [], line: 0, isValue: false };

/** The changed files that have no fields of the model, with what to do with each and its text, read from both folders. */
export function changedFiles(branch: Branch, before: string, after: string): PlacedChange[] {
  const { files, place } = branch;
  const prefix = place.slice(0, -path.basename(place).length);
  return files.flatMap(({ path: file, change, oddity }): PlacedChange[] => {
    const name = file.startsWith(prefix) ? file.slice(prefix.length) : `../${file}`;
    const inside = name.replace(/^content\//, "");
    if (inside !== name && layerPath(inside).kind && !oddity) return [];
    const [, concern, task] = tasks.find(([of]) => of.test(name))!;
    const address = name.replace(/^public|\bindex\.html?$/g, "");
    const label = oddity || (concern === "published" ? `${task} ${address}` : task);
    const [old = "", now = ""] = [before, after].map((from) => textIn(path.join(from, file)));
    const text = old === now ? {} : { before: old, after: now };
    const words = { change, concern, label, before: "", after: "", ...text };
    const shown = { page: file, source: file, more: 0, link: "", isGone: false, isOldLine: false };
    return [{ ...noEntry, ...words, ...shown, file }];
  });
}

const readAttribute =
  /^(?:href|xlink:href|src|action|formaction|content|alt|title|placeholder|value|on\w+)$/i;

// The text of a file; of a drawing or page, its words and addresses.
function textIn(file: string) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (/^%PDF|[\0\uFFFD]/.test(text)) return "";
  if (!/\.(?:svg|html?|xml)$/i.test(file)) return text.trim();
  const page = parse(text);
  const attributes = page
    .querySelectorAll("*")
    .flatMap((element) => Object.entries(element.attributes));
  const read = attributes.flatMap(([name, value]) => (readAttribute.test(name) ? value : []));
  return [page.structuredText, ...read].join("\n").trim();
}
