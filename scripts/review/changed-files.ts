import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { nodesIn } from "#app/content/bodies/tree.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Branch } from "#scripts/review/branch.ts";
import type { Gravity } from "#scripts/review/gravities.ts";
import { gravityOfText } from "#scripts/review/gravity.ts";

/** A changed file that is no text of a writer. */
export type NamedFile = Branch["files"][number] & {
  gravity: Gravity | "program";
  /** What it is or can do. */
  says: string;
  /** The words that an SVG carries. */
  words?: string;
  /** What is said of it where it is shown. */
  caption?: string;
};

// What a changed file is or can do, by the first pattern that fits.
const powers: [RegExp, NamedFile["gravity"], string][] = [
  [/^\.github\/workflows\/|(?:^|\/)action\.ya?ml$/, "program", "runs on the code host"],
  [/(?:^|\/)CODEOWNERS$/, "program", "says who has to approve changes"],
  [/(?:^|\/)\.git[a-z]+$/, "program", "can hide changes, or bring in code"],
  [/(?:^|\/)(?:package(?:-lock)?\.json|\.npmrc)$/, "program", "decides what is installed and run"],
  [/^public\/.*(?:sw|worker)[^/]*\.m?js$/, "program", "could change every page"],
  [/^public\//, "program", "is served to visitors as it stands, past the check of the words"],
  [/(?:^|\/)_(?:headers|redirects)$|\.htaccess$/, "program", "could lead visitors elsewhere"],
  [/^content\/handbook\/|(?:^|\/)README\.md$/, "program", "is for writers"],
  [/^(?!content\/)/, "program", "is part of the program"],
  [/\.svg$/i, "people", "a drawing: look at it, and read its words"],
  [/\.(?:jpe?g|png|webp|avif|gif)$/i, "people", "a picture: look at who and what it shows"],
  // Nobody here reads a document, which may ask for money like any page.
  [/(?:)/, "money", "a document that no program reads: open it and read all of it"],
];

/** The changed files that are no texts of the content folder, each with what it is or can do. */
export async function changedFiles(
  { files, place }: Branch,
  content: string,
  texts: ContentFile[],
): Promise<NamedFile[]> {
  const named = files.map(async ({ path: name, change }): Promise<NamedFile[]> => {
    const inside = name.startsWith(`${place}/`) ? name.slice(place.length + 1) : "";
    const known = inside === "" ? name : `content/${inside}`;
    const [, gravity, says] = powers.find(([pattern]) => pattern.test(known)) ?? [];
    if (!gravity || !says || /^content\/(?!handbook\/).*\.(?:ya?ml|mdx)$/.test(known)) return [];
    const file = { path: name, change, gravity, says, caption: captionOf(name, texts) };
    if (gravity === "program" || change === "removed" || !/\.svg$/i.test(name)) return [file];
    const text = await readFile(path.join(content, inside), "utf8");
    const words = parse(text).structuredText.replaceAll(/\s+/g, " ").trim();
    return [{ ...file, gravity: gravityOfText("", words) ?? gravity, words }];
  });
  return (await Promise.all(named)).flat();
}

// In a body it is written with the picture, in fields beside its name.
function captionOf(name: string, texts: ContentFile[]) {
  const own = path.basename(name);
  for (const { data, body } of texts) {
    const nodes = body ? nodesIn(body.tree) : [];
    const picture = nodes.find(({ type, url }) => type === "image" && url === own);
    const caption = picture ? picture.title || picture.alt : captionIn(data, own);
    if (caption) return caption;
  }
  return undefined;
}

function captionIn(value: unknown, own: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { src, caption, alt } = value as Partial<Record<string, unknown>>;
  if (src === own) return String(caption ?? alt ?? "");
  for (const inner of Object.values(value)) {
    const found = captionIn(inner, own);
    if (found) return found;
  }
  return undefined;
}
