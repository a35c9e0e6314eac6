import { addressName, atTheTop, type Named } from "#app/library/problems/file-problems.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { requiredPaths, type Kind } from "#app/library/reading/kinds.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

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

const picture = /\.(?:jpe?g|png|webp|avif|tiff?|heic|heif|gif|bmp)$/i;
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
  const ending = /\.[^.\s]+$/.exec(name)?.[0] ?? "";
  const says = ending
    ? `A file that ends in ${ending} cannot be downloaded here.`
    : `The file "${name}" has no ending.`;
  const expected = "It can end in .pdf, .docx, .xlsx or .svg.";
  if (picture.test(name)) {
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
  const isFile = office.test(name) || /\.svg$/i.test(name);
  return [
    {
      ...atTheTop(file),
      says: `The folder public/ is for the code of the site, which has no file called "${path}".`,
      expected: "It is not published from there.",
      fix: picture.test(name)
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
