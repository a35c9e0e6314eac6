import { addressName, atTheTop, type Named } from "#app/library/problems/file-problems.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { requiredPaths, type Kind } from "#app/library/reading/kinds.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

const picture = /\.(?:jpe?g|png|webp|avif|tiff?|heic|heif|gif|bmp)$/i;
const office = /\.(?:pdf|doc[xm]?|xls[xm]?|ppt[xm]?|od[tsp]|rtf|csv)$/i;
const download = /\.(?:pdf|docx|xlsx|svg)$/i;
const inFiles = "It can end in .pdf, .docx, .xlsx or .svg.";
const cannotEnd = (ending: string) => `A file that ends in ${ending} cannot be downloaded here.`;

type Stray = { name: string; path: string; ending: string; address: string };
type Words = Pick<Problem, "says" | "fix"> & { expected?: string };

// The first whose pattern fits a file's path tells of it.
const strays: [pattern: RegExp, words: (stray: Stray) => Words][] = [
  [
    // Word and Excel put such a file beside each one that is open, with the name of who opened it.
    /(?:^|\/)~\$[^/]*$/,
    ({ name }) => ({
      says: `"${name}" is there only while Word or Excel has a file open, and tells who opened it.`,
      fix: "Close that file there, and take this one away.",
    }),
  ],
  [
    new RegExp(`^files/.*${picture.source}`, "i"),
    ({ ending }) => ({
      says: cannotEnd(ending),
      expected: inFiles,
      fix: "Put the picture beside the text that shows it, or take it away.",
    }),
  ],
  [
    new RegExp(`^files/.*${download.source}`, "i"),
    ({ name, path }) => ({
      says: `The name "${path.slice("files/".length)}" cannot be part of an address.`,
      expected:
        "A file to download stands in files/ itself, and its name has small letters, digits and hyphens.",
      fix: `Rename it to files/${downloadName(name)}.`,
    }),
  ],
  [
    /^files\//,
    ({ name, ending }) => ({
      says: ending ? cannotEnd(ending) : `The file "${name}" has no ending.`,
      expected: inFiles,
      fix: office.test(name)
        ? `Save it as PDF and upload ${downloadName(name)} instead.`
        : "Take it away.",
    }),
  ],
  [
    /\.svg$/i,
    ({ name, address }) => ({
      says: `"${name}" is a drawing, and drawings stand in the folder files/.`,
      fix: `Put it there as ${address || "drawing"}.svg, and name it /files/${address || "drawing"}.svg.`,
    }),
  ],
  [
    // Cameras, phones and messengers give such names and formats.
    /\.(?:heic|heif|gif|bmp|raw|dng|jfif)$/i,
    ({ ending, address }) => ({
      says: `A picture that ends in ${ending} cannot be shown here.`,
      expected: "It can end in .jpg, .png, .webp, .avif or .tiff.",
      fix: `Open it in a photo program, save it as JPEG and upload ${address || "photo"}.jpg instead.`,
    }),
  ],
  [
    picture,
    ({ name, ending, address }) => ({
      says: `The name of the picture "${name}" has characters that cannot stand in an address.`,
      expected: "It can have letters of English, digits and hyphens, and no spaces.",
      fix: `Rename it to ${address || "photo"}${ending.toLowerCase()}.`,
    }),
  ],
  [
    office,
    ({ name }) => ({
      says: `"${name}" is a document, and this folder holds words and pictures.`,
      fix: `If visitors may have it, ${download.test(name) ? "put it" : "save it as PDF, put that"} into the folder files/ as ${linked(name)}. If not, take it away.`,
    }),
  ],
];

/** The problem of a file that the site has no place for. */
export function strayFile({ file, path }: Named, folder: Kind | undefined): Problem {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const ending = /\.[^.\s]+$/.exec(name)?.[0] ?? "";
  const address = addressName(name.slice(0, name.length - ending.length));
  const [, words] = strays.find(([pattern]) => pattern.test(path)) ?? [];
  const noPlace = {
    says: `The site has no place for a file called "${name}" here.`,
    expected: folder
      ? `Files in ${folder.path}/ end in .mdx and stand in no further folder.`
      : "No page is made from it.",
    fix: didYouMean(path, requiredPaths) || "Rename it, move it, or take it away.",
  };
  const told = words?.({ name, path, ending, address }) ?? noPlace;
  return { ...atTheTop(file), expected: "", ...told };
}

/** The problems of a file in public/ that is none of the code's; hidden ones are passed over. */
export function misplacedFile({ file, path }: Named): Problem[] {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (/(^|\/)\./.test(path)) return [];
  const says = `The folder public/ is for the code of the site, which has no file called "${path}".`;
  const fix = picture.test(name)
    ? "Put the picture below content/, beside the text that shows it, and name it there."
    : office.test(name) || download.test(name)
      ? `Put it into the folder content/files/ as ${linked(name)}.`
      : "Take it away.";
  return [{ ...atTheTop(file), says, expected: "It is not published from there.", fix }];
}

// An address at which a file to download can stand.
function downloadName(name: string) {
  const [, bare = "", ending = ""] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${addressName(bare) || "document"}.${download.test(name) ? ending.toLowerCase() : "pdf"}`;
}

function linked(name: string) {
  const better = downloadName(name);
  return `${better}, and lead to it with [its name](/files/${better})`;
}
