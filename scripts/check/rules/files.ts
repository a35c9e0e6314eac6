import { isNeeded, kindAt, kinds } from "#app/content/kinds.ts";
import { goneFiles } from "#app/content/renamed-fields.ts";
import { downloadPath } from "#app/model/fields/download.ts";
import { isPhoto } from "#app/model/fields/image.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import { plainFileName, unshownFormat } from "#scripts/check/file-names.ts";
import type { Rule } from "#scripts/check/rule.ts";

const filePaths = kinds.filter(({ form }) => form !== "folder").map(({ path }) => path);
const noPlace =
  "The site has no place for this file. Posts end in .mdx and go into blog/, pictures (.jpg, .png) beside the text that shows them, and documents (.pdf, .docx, .xlsx, .svg) in files/; their names have small letters, digits and hyphens.";

export default {
  severity: "error",
  about:
    "A file is missing, has a name that cannot be an address, or is where the site has no place for it.",
  check({ files, others }, report) {
    const tell = (file: string, text: string) => report({ ...topOf(file), text });
    for (const { path } of kinds.filter(isNeeded))
      if (!files.some((file) => file.path === path))
        tell(path, "The site cannot be built without this file. Bring it back.");
    for (const { path, kind } of files) {
      const name = path.replace(/^.*\/|\.mdx$/g, "");
      if (kind.form !== "folder" || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) continue;
      const other = `${plainFileName(name)}.mdx`;
      const isTaken = files.some((file) => file.path === path.replace(`${name}.mdx`, other));
      const rename = isTaken
        ? `, and there is a ${other}. Give this one another name`
        : `. Rename it to ${other}`;
      tell(path, `The name of this file becomes its address${rename}.`);
    }
    for (const { path, isLink } of others) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      const isHidden = name.startsWith(".") && !/\.(?:gitattributes|mdx|ya?ml)$/.test(name);
      const isExpected =
        goneFiles.includes(path) ||
        isPhoto(path) ||
        downloadPath.test(path) ||
        name === "README.md";
      if (isLink && !name.startsWith(".#"))
        tell(path, "This is a link or a folder. Put a plain file there, or delete it.");
      else if (name.startsWith("._")) tell(path, "A Mac left this file here. Delete it.");
      else if (name === ".gitattributes")
        tell(path, "This file could run programs on other people’s computers. Delete it.");
      else if (!isLink && !isExpected && !isHidden)
        tell(path, unshownFormat(name) ?? betterName(path) ?? noPlace);
    }
  },
} satisfies Rule;

function betterName(path: string) {
  // Text editors add an ending of their own.
  const told = path.replace(/(\.(?:mdx?|ya?ml))\.(?:txt|docx?)$/i, "$1");
  if (told !== path && kindAt(told)) return `Its name ends in two ways. Rename it to ${told}.`;
  const [, folder = "", name = "", end = ""] =
    /^(.*\/)?([^/.]+|[^/]*(?=\.))(\.[a-z]+)?$/i.exec(path) ?? [];
  const isText = /^(?:\.(?:mdx?|markdown|txt))?$/i.test(end);
  const folders = kinds.filter(({ form }) => form === "folder").map(({ path: home }) => home);
  const home = folders.find((one) => folder.endsWith(`/${one}/`) || folder.startsWith(`${one}/`));
  const place = isText && home ? `${home}/` : folder;
  const other = `${place}${plainFileName(name)}${isText ? ".mdx" : end.toLowerCase()}`;
  const fits = other !== path && (kindAt(other) || isPhoto(other) || downloadPath.test(other));
  if (fits) return `The site does not read this file here. Rename it to ${other}.`;
  const near = didYouMean(path, filePaths);
  return near ? `The site has no place for this file. ${near}` : undefined;
}
