import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import type { Branch, ChangedFile } from "#scripts/review/branch.ts";
import { gravityOfText, type Gravity } from "#scripts/review/gravity.ts";

/** A changed file that is no text of a writer, and what somebody has to look at. */
export type NamedFile = Pick<ChangedFile, "path" | "change" | "bytes"> & {
  gravity: Gravity | "program";
  says: string;
  /** The words that an SVG carries. */
  words?: string;
};

// What a changed file can do, by the first pattern that fits.
const powers: [RegExp, string][] = [
  [
    /^\.github\/workflows\/|(?:^|\/)action\.ya?ml$/,
    "runs on the code host, with the rights it names",
  ],
  [/^\.github\/CODEOWNERS$|(?:^|\/)CODEOWNERS$/, "says who has to approve changes"],
  [
    /(?:^|\/)\.git(?:attributes|modules|ignore)$/,
    "can hide changes on the code host, or bring in other code",
  ],
  [/(?:^|\/)(?:package(?:-lock)?\.json|\.npmrc)$/, "decides what is installed and run"],
  [/^public\/.*(?:sw|worker)[^/]*\.m?js$/, "a worker in browsers could change every page"],
  [/^public\//, "is served to visitors as it stands, past the check of the words"],
  [/(?:^|\/)_(?:headers|redirects)$|\.htaccess$/, "could lead visitors elsewhere"],
];

/** The changed files that are no texts of the content folder, each with what it is or can do. */
export async function namedFiles({ files, place }: Branch, content: string): Promise<NamedFile[]> {
  const found = files.map(async ({ path: name, change, bytes }): Promise<NamedFile | undefined> => {
    const file = { path: name, change, ...(bytes !== undefined && { bytes }) };
    if (/(?:^|\/)(?:handbook\/|README\.md$)/.test(name))
      return { ...file, gravity: "program", says: "is for writers" };
    const isContent = name.startsWith(`${place}/`) && !name.endsWith(".gitattributes");
    if (isContent && /\.(?:ya?ml|mdx)$/.test(name)) return undefined;
    const power = powers.find(([pattern]) => pattern.test(name))?.[1];
    if (!isContent) return { ...file, gravity: "program", says: power ?? "is part of the program" };
    const kind = path.extname(name).slice(1).toLowerCase();
    if (kind === "svg" && change !== "removed") {
      const text = await readFile(
        path.join(path.dirname(content), name.slice(place.length - path.basename(place).length)),
        "utf8",
      ).catch(() => "");
      const words = parse(text).structuredText.replaceAll(/\s+/g, " ").trim().slice(0, 4_000);
      const gravity = gravityOfText("", words) ?? "people";
      return {
        ...file,
        gravity,
        says: words === "" ? "a drawing: look at it" : "a drawing with words: read them",
        words,
      };
    }
    if (/^(?:jpe?g|png|webp|avif|gif|svg)$/.test(kind))
      return { ...file, gravity: "people", says: "a picture: look at who and what it shows" };
    // Nobody here reads a document, which may ask for money like any page.
    return {
      ...file,
      gravity: "money",
      says: "a document that no program reads: open it and read all of it",
    };
  });
  return (await Promise.all(found)).flatMap((one) => one ?? []);
}
