import type { Problem } from "#app/library/problems/problem.ts";
import { requiredPaths, type Kind } from "#app/library/reading/kinds.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

type Named = Pick<SourceFile, "file" | "path">;

/** The problem of a file that the site has no place for. */
export function strayFile({ file, path }: Named, folder: Kind | undefined): Problem {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const words =
    lockWords(name) ??
    (path.startsWith("files/") ? downloadWords(path, name) : undefined) ??
    pictureWords(name) ??
    documentWords(name) ??
    noPlace(name, path, folder);
  return { ...atTheTop(file), ...words };
}

// Cameras, phones and messengers give such names and formats.
function pictureWords(name: string) {
  const [, bare = "", ending = ""] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  if (/^svg$/i.test(ending)) {
    const better = `${addressName(bare) || "drawing"}.svg`;
    return {
      says: `"${name}" is a drawing, and drawings stand in the folder files/.`,
      expected: "",
      fix: `Put it there as ${better}, and name it /files/${better}.`,
    };
  }
  if (/^(?:heic|heif|gif|bmp|raw|dng|jfif)$/i.test(ending)) {
    return {
      says: `A picture that ends in .${ending} cannot be shown here.`,
      expected: "It can end in .jpg, .png, .webp, .avif or .tiff.",
      fix: `Open it in a photo program, save it as JPEG and upload ${addressName(bare) || "photo"}.jpg instead.`,
    };
  }
  if (!/^(?:jpe?g|png|webp|avif|tiff?)$/i.test(ending)) return undefined;
  return {
    says: `The name of the picture "${name}" has characters that cannot stand in an address.`,
    expected: "It can have letters of English, digits and hyphens, and no spaces.",
    fix: `Rename it to ${addressName(bare) || "photo"}.${ending.toLowerCase()}.`,
  };
}

const office = /\.(?:pdf|doc[xm]?|xls[xm]?|ppt[xm]?|od[tsp]|rtf|csv)$/i;

function documentWords(name: string) {
  if (!office.test(name)) return undefined;
  const better = downloadName(name);
  const isKind = name.toLowerCase().endsWith(better.slice(-4));
  return {
    says: `"${name}" is a document, and this folder holds words and pictures.`,
    expected: "",
    fix: `If visitors may have it, ${isKind ? "put it" : "save it as PDF, put that"} into the folder files/ as ${better}, and lead to it with [its name](/files/${better}). If not, take it away.`,
  };
}

function downloadWords(path: string, name: string) {
  const ending = /\.\w+$/.exec(name)?.[0] ?? "";
  const says = ending
    ? `A file that ends in ${ending} cannot be downloaded here.`
    : `The file "${name}" has no ending.`;
  const expected = "It can end in .pdf, .docx, .xlsx or .svg.";
  if (photoPath.test(name)) {
    const fix = "Put the picture beside the text that shows it, or take it away.";
    return { says, expected, fix };
  }
  if (!/^\.(?:pdf|docx|xlsx|svg)$/i.test(ending)) {
    const better = downloadName(name);
    const fix = office.test(name)
      ? `Save it as PDF and upload ${better} instead.`
      : "Take it away.";
    return { says, expected, fix };
  }
  return {
    says: `The name "${path.slice("files/".length)}" cannot be part of an address.`,
    expected:
      "A file to download stands in files/ itself, and its name has small letters, digits and hyphens.",
    fix: `Rename it to files/${downloadName(name)}.`,
  };
}

// An address at which a file to download can stand.
function downloadName(name: string) {
  const [, bare = "", ending = ""] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  const isKind = /^(?:pdf|docx|xlsx|svg)$/i.test(ending);
  return `${addressName(bare) || "document"}.${isKind ? ending.toLowerCase() : "pdf"}`;
}

// Word and Excel put such a file beside each one that is open, with the name of who opened it.
function lockWords(name: string) {
  if (!name.startsWith("~$")) return undefined;
  return {
    says: `"${name}" is there only while Word or Excel has a file open, and tells who opened it.`,
    expected: "",
    fix: "Close that file there, and take this one away.",
  };
}

/** The problems of a file in public/ that is none of the code's; hidden ones are passed over. */
export function misplacedFile({ file, path }: Named): Problem[] {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (/(^|\/)\./.test(path)) return [];
  const better = downloadName(name);
  const isPicture = photoPath.test(name) || /\.(?:heic|heif|gif|bmp)$/i.test(name);
  const isFile = office.test(name) || /\.svg$/i.test(name);
  return [
    {
      ...atTheTop(file),
      says: `The folder public/ is for the code of the site, which has no file called "${path}".`,
      expected: "It is not published from there.",
      fix: isPicture
        ? "Put the picture below content/, beside the text that shows it, and name it there."
        : isFile
          ? `Put it into the folder content/files/ as ${better}, and lead to it with [its name](/files/${better}).`
          : "Take it away.",
    },
  ];
}

function noPlace(name: string, path: string, folder: Kind | undefined) {
  const words = folder
    ? `Files in ${folder.path}/ end in .mdx and stand in no further folder.`
    : "No page is made from it.";
  return {
    says: `The site has no place for a file called "${name}" here.`,
    expected: words,
    fix: didYouMean(path, requiredPaths) || "Rename it, move it, or take it away.",
  };
}

/** The problem of a prose file whose name cannot be an address; none where it can. */
export function badFileName({ file }: Named, name: string): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  const better = addressName(name);
  return [
    {
      ...atTheTop(file),
      says: `The file's name "${name}" becomes the page's address, and some of its characters cannot.`,
      expected: "It can have small letters, digits and hyphens.",
      fix: `Rename it to something like ${better || "new-post"}.mdx.`,
    },
  ];
}

/** The problem of a required file that does not exist. */
export function missingFile(file: string): Problem {
  return {
    ...atTheTop(file),
    says: "This file is missing.",
    expected: "The site cannot be built without it.",
    fix: "Bring it back, or undo what removed or renamed it.",
  };
}

/** The problem of a content folder that does not exist. */
export function missingFolder(name: string): Problem {
  return {
    ...atTheTop(name),
    says: "There is no such folder.",
    expected: "The words of the site are read from it.",
    fix: "Bring it back, or correct CONTENT_DIR if that names another folder.",
  };
}

/** The problem of a symbolic link, which could publish something from elsewhere. */
export function linkedFile(file: string): Problem {
  return {
    ...atTheTop(file),
    says: "This is a link to another place and not a file of its own.",
    expected: "",
    fix: "Put a plain file there, or take this away.",
  };
}

function addressName(name: string) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

function atTheTop(file: string) {
  return { file, line: 1, column: 1, field: "" };
}
