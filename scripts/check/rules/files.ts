import { kinds } from "#app/content/kinds.ts";
import { downloadPath } from "#app/model/fields/download.ts";
import { isPhoto } from "#app/model/fields/image.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Rule } from "#scripts/check/rule.ts";

const required = kinds.filter(({ form, isOptional }) => form !== "folder" && !isOptional);
const pictures = "(?:jpe?g|png|webp|avif|tiff?)$";
// The first that fits a path tells what to do with the file; {name} is what it could be called.
const misplaced: [path: RegExp, text: string][] = [
  [
    /(?:^|\/)\.gitattributes$/,
    "This file could run programs on the computers of others. Take it away.",
  ],
  [/(?:^|\/)~\$/, "Word or Excel has a file open. Close it there, and take this one away."],
  [
    /\.(?:heic|heif|gif|bmp|raw|dng|jfif)$/i,
    "A picture of this kind cannot be shown. Save it as JPEG and upload {name}.jpg instead.",
  ],
  [new RegExp(`^files/.*\\.${pictures}`, "i"), "Put the picture beside the text that shows it."],
  [
    new RegExp(`\\.(?:pdf|docx|xlsx|svg|${pictures})`, "i"),
    "A name has small letters, digits and hyphens, and documents and drawings stand in files/. Call it {name}.",
  ],
  [
    /\.(?:docm?|xlsm?|ppt[xm]?|od[tsp]|rtf|csv)$/i,
    "Save it as PDF, put it into the folder files/ and lead to it with [its name](/files/{name}.pdf).",
  ],
  [
    /^/,
    "The site has no place for this file. Posts end in .mdx and stand in blog/, and no file in a further folder. Rename it, move it, or take it away.",
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
          `The name of this file becomes its address, which has small letters, digits and hyphens alone. Rename it to ${addressOf(name)}.mdx.`,
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
        tell(path, wordsFor(path, name));
    }
  },
};

export default rule;

function wordsFor(path: string, name: string) {
  const text = misplaced.find(([pattern]) => pattern.test(path))?.[1] ?? "";
  const near = didYouMean(
    path,
    required.map((kind) => kind.path),
  );
  return `${text.replaceAll("{name}", addressOf(name))} ${near}`.trim();
}

function addressOf(name: string) {
  const bare = name.replace(/\.[^.]*$/, "").toLowerCase();
  return bare.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "new-name";
}
