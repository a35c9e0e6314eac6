import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { layerPath } from "#app/content/languages/layer-path.ts";
import type { Branch } from "#scripts/review/branch.ts";
import type { PlacedChange } from "#scripts/review/review-data.ts";

/** The changed files that have no fields of the model, with what to do with each and its text, read from both folders. */
export function changedFiles(branch: Branch, before: string, after: string): PlacedChange[] {
  const { files, place } = branch;
  const prefix = place.slice(0, -path.basename(place).length);
  return files.flatMap(({ path: file, change, isLink }): PlacedChange[] => {
    const name = file.startsWith(prefix) ? file.slice(prefix.length) : "../";
    const [, folder, inside = ""] = /^([^/]+)\/([^]+)$/.exec(name) ?? [];
    if (folder === "content" && layerPath(inside).kind && !isLink) return [];
    const [concern, task] =
      folder === "public"
        ? ([
            "published",
            `published as it is at /${inside.replace(/\bindex\.html?$/, "")}`,
          ] as const)
        : folder !== "content"
          ? ([
              "code",
              name.startsWith(".github/") ? "it runs or says who approves" : "code",
            ] as const)
          : /^handbook\/|\.mdx?$|\.ya?ml$/.test(inside)
            ? (["staff", "read what changed"] as const)
            : (["files", taskOf(inside)] as const);
    const label = isLink ? "a symbolic link: put the file itself in its place" : task;
    const [old, now] =
      concern === "code" ? ["", ""] : [before, after].map((from) => textIn(path.join(from, name)));
    const words = { change, concern, label, before: old ?? "", after: now ?? "" };
    return [{ ...noEntry, ...words, file, page: file, source: file }];
  });
}

const noEntry = {
  title: "",
  waits: "",
  path: [],
  line: 0,
  isBody: false,
  isValue: false,
  more: 0,
  link: "",
  isGone: false,
};

function taskOf(name: string) {
  const isPicture = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(name);
  return isPicture
    ? "picture: look at who and what it shows"
    : "document: open it and read all of it";
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
