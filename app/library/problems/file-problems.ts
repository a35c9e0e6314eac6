import type { Problem } from "#app/library/problems/problem.ts";
import { requiredPaths, type Kind } from "#app/library/reading/kinds.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

type Named = Pick<SourceFile, "file" | "path">;

/** The problem of a file that the site has no place for. */
export function strayFile({ file, path }: Named, folder: Kind | undefined): Problem {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const words = pictureWords(name) ?? documentWords(name) ?? noPlace(name, path, folder);
  return { ...atTheTop(file), ...words };
}

// Cameras, phones and messengers give such names and formats.
function pictureWords(name: string) {
  const [, bare = "", ending = ""] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  if (/^(?:heic|heif|gif|bmp|svg|raw|dng|jfif)$/i.test(ending)) {
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

function documentWords(name: string) {
  if (!/\.(?:pdf|docx?|xlsx?|pptx?|odt)$/i.test(name)) return undefined;
  const [, bare = "", ending = ""] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  const better = `${addressName(bare) || "document"}.${ending.toLowerCase()}`;
  return {
    says: `"${name}" is a document, and this folder holds words and pictures.`,
    expected: "",
    fix: `Put it into the folder public/ as ${better}, and lead to it with [its name](/${better}).`,
  };
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
