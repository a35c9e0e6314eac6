import { kinds } from "#app/content/kinds.ts";
import { downloadPath } from "#app/model/fields/download.ts";
import { isPhoto } from "#app/model/fields/image.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Rule } from "#scripts/check/rule.ts";

const required = kinds.filter(({ form, isOptional }) => form !== "folder" && !isOptional);
const office = /\.(?:pdf|doc[xm]?|xls[xm]?|ppt[xm]?|od[tsp]|rtf|csv)$/i;
// The first that fits a path tells what to do with the file.
const misplaced: [path: RegExp, text: (name: string) => string][] = [
  [
    /(?:^|\/)\.gitattributes$/,
    () =>
      "This file could run programs on the computers of those who look at the change. Take it away.",
  ],
  [
    /(?:^|\/)~\$/,
    () =>
      "This file is there only while Word or Excel has another one open. Close that one, and take this away.",
  ],
  [
    /\.(?:heic|heif|gif|bmp|raw|dng|jfif)$/i,
    (name) =>
      `A picture of this kind cannot be shown. Open it in a photo program, save it as JPEG and upload ${addressOf(name, "photo")}.jpg instead.`,
  ],
  [
    /^files\/.*\.(?:jpe?g|png|webp|avif|tiff?)$/i,
    () =>
      "The folder files/ is for documents and drawings. Put the picture beside the text that shows it.",
  ],
  [
    /^files\/.*\.(?:pdf|docx|xlsx|svg)$/i,
    (name) =>
      `The name of a file to download has small letters, digits and hyphens alone. Rename it to files/${addressOf(name, "document")}${endingOf(name)}.`,
  ],
  [
    /\.(?:jpe?g|png|webp|avif|tiff?)$/i,
    (name) =>
      `The name of a picture has letters of English, digits and hyphens, and no spaces. Rename it to ${addressOf(name, "photo")}${endingOf(name)}.`,
  ],
  [
    /\.svg$/i,
    (name) =>
      `Drawings stand in the folder files/. Put it there as ${addressOf(name, "drawing")}.svg.`,
  ],
  [
    office,
    (name) =>
      `Documents stand in the folder files/, as PDF, Word (.docx) or Excel (.xlsx). Put it there as ${addressOf(name, "document")}.pdf, and lead to it with [its name](/files/${addressOf(name, "document")}.pdf).`,
  ],
];

const rule: Rule = {
  severity: "error",
  about:
    "A file is missing, has a name that cannot be an address, or stands where the site has no place for it.",
  examples: {
    bad: [
      { "site.yaml": null },
      { "blog/My Post.mdx": "---\ntitle: A\n---\nWords.\n" },
      { "blog/post.md": "words" },
      { ".gitattributes": "*.mdx filter=evil" },
      { "blog/IMG 1.heic": "x" },
      { "report.docx": "x" },
    ],
    good: [{ "README.md": "Notes." }, { "blog/.DS_Store": "x" }],
  },
  check({ files, others }, report) {
    const tell = (file: string, text: string) => report({ file, start: 0, end: 0, text });
    for (const { path } of required) {
      if (!files.some((file) => file.path === path))
        tell(
          path,
          "This file is missing, and the site cannot be built without it. Bring it back, or undo what removed or renamed it.",
        );
    }
    for (const { path, kind } of files) {
      const name = path.replace(/^.*\/|\.mdx$/g, "");
      if (kind.form === "folder" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
        tell(
          path,
          `The name of this file becomes its address, which has small letters, digits and hyphens alone. Rename it to ${addressOf(name, "new-post")}.mdx.`,
        );
    }
    for (const { path, isLink } of others) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      const isExpected = isPhoto(path) || downloadPath.test(path) || name === "README.md";
      if (isLink && !name.startsWith(".#"))
        tell(path, "This is a link to another place. Put a plain file there, or take it away.");
      else if (
        !isLink &&
        !isExpected &&
        (!name.startsWith(".") || /^\.gitattributes$|\.(?:mdx|ya?ml)$/.test(name))
      )
        tell(path, misplaced.find(([pattern]) => pattern.test(path))?.[1](name) ?? noPlace(path));
    }
  },
};

export default rule;

function noPlace(path: string) {
  const near = didYouMean(
    path,
    required.map((kind) => kind.path),
  );
  return `The site has no place for this file. ${near || "Posts end in .mdx and stand in blog/; no file stands in a further folder. Rename it, move it, or take it away."}`;
}

function addressOf(name: string, otherwise: string) {
  const bare = name.replace(/\.[^.]*$/, "").toLowerCase();
  return bare.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || otherwise;
}

function endingOf(name: string) {
  return (/\.[^.]*$/.exec(name)?.[0] ?? "").toLowerCase();
}
