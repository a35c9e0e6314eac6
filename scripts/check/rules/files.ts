import { isNeeded, kindAt, kinds } from "#app/content/kinds.ts";
import type { SiteLanguage } from "#app/content/languages/languages-in.ts";
import { downloadPath, isPhoto } from "#app/model/fields/file.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import { plainFileName, unshownFormat } from "#scripts/check/file-names.ts";
import type { Rule } from "#scripts/check/rule.ts";

// Lock files of Word, files of Windows, and copies that editors make.
const leftover = /^~\$|^(?:Thumbs\.db|desktop\.ini)$|\.(?:bak|tmp|orig|sw[op])$|~$/i;
const filePaths = kinds.filter(({ form }) => form !== "folder").map(({ path }) => path);
const noPlace =
  "This file does not belong in this folder. Posts (.mdx) go into blog/, pictures (.jpg, .png) into the folder of the text that shows them, and documents (.pdf, .docx, .xlsx, .svg) into files/. Use small letters, digits and hyphens in the name.";

export default {
  severity: "error",
  about:
    "A file is missing, has the wrong name, or is in the wrong folder. The name of a file becomes its address. Rename it, move it or delete it.",
  check({ files, others, languages }, report) {
    const reportFile = (file: string, text: string) => report({ ...topOf(file), text });
    for (const { path } of kinds.filter(isNeeded))
      if (!files.some((file) => file.path === path))
        reportFile(path, "The site needs this file. Restore it.");
    const isTaken = (path: string) => [...files, ...others].some((file) => file.path === path);
    for (const { path, kind } of files) {
      const name = path.replace(/^.*\/|\.mdx$/g, "");
      if (kind.form !== "folder" || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) continue;
      const other = `${plainFileName(name)}.mdx`;
      const rename = isTaken(path.replace(`${name}.mdx`, other))
        ? `, and ${other} already exists. Choose another name`
        : `. Rename it to ${other}`;
      reportFile(path, `The name of this file becomes its address${rename}.`);
    }
    for (const { path, isLink } of others) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      const isHidden = name.startsWith(".") && !/\.(?:gitattributes|mdx|ya?ml)$/.test(name);
      const isExpected = isPhoto(path) || downloadPath.test(path) || name === "README.md";
      if (isLink && !name.startsWith(".#"))
        reportFile(path, "This is a link or a folder. Replace it with a file, or delete it.");
      else if (name.startsWith("._"))
        reportFile(path, "A Mac created this file; the site does not need it. Delete it.");
      else if (leftover.test(name))
        reportFile(
          path,
          "Another program left this file here; the site does not need it. Delete it.",
        );
      else if (name === ".gitattributes")
        reportFile(path, "This file could run software on other people’s computers. Delete it.");
      else if (!isLink && !isExpected && !isHidden)
        reportFile(path, unshownFormat(name) ?? betterName(path, isTaken, languages) ?? noPlace);
    }
  },
} satisfies Rule;

function betterName(
  path: string,
  isTaken: (path: string) => boolean,
  [, ...translations]: SiteLanguage[],
) {
  // Text editors sometimes add a second ending.
  const renamed = path.replace(/(\.(?:mdx|yaml))\.(?:txt|docx?)$/i, "$1");
  if (renamed !== path && kindAt(renamed))
    return `The name has two endings. Rename the file to ${renamed}.`;
  const [, folder = "", name = "", end = ""] =
    /^(.*\/)?([^/.]+|[^/]*(?=\.))(\.[a-z]+)?$/i.exec(path) ?? [];
  const isText = /^(?:\.(?:mdx?|markdown|txt))?$/i.test(end);
  const folders = kinds.filter(({ form }) => form === "folder").map(({ path: home }) => home);
  const home = folders.find(
    (name) => folder.endsWith(`/${name}/`) || folder.startsWith(`${name}/`),
  );
  const place = isText && home ? `${home}/` : folder;
  const other = `${place}${plainFileName(name)}${isText ? ".mdx" : end.toLowerCase()}`;
  const fits = other !== path && (kindAt(other) || isPhoto(other) || downloadPath.test(other));
  const layers = translations.map(({ language }) => `${language}/${other}`).join(" or ");
  if (fits && isTaken(other)) {
    const move = layers && ` If this is its translation, move it to ${layers}.`;
    return `The site does not read a file with this name here, and ${other} already exists.${move} If not, choose another name.`;
  }
  if (fits) return `The site does not read a file with this name here. Rename it to ${other}.`;
  const near = didYouMean(path, filePaths);
  return near ? `The site does not know this file. ${near}` : undefined;
}
