import { strFromU8, unzipSync, type Unzipped } from "fflate";
import {
  ofAnotherKind,
  placeInside,
  refused,
  type ExaminedFile,
} from "#app/library/files/examined-file.ts";
import { hasPlaceInside } from "#app/library/reading/read-photo.server.ts";

const contentTypes = "[Content_Types].xml";
const mainTypes = {
  docx: "wordprocessingml.document.main+xml",
  xlsx: "spreadsheetml.sheet.main+xml",
};
const partAtMost = 40_000_000;
const picture = /\/media\/[^/]+\.(?:jpe?g|png|tiff?|webp)$/i;
const aboutPeople = /^(?:docProps\/core|word\/(?:document|comments)|xl\/comments\d*)\.xml$/;
const names = /<(?:dc:creator|cp:lastModifiedBy|author)>([^<]+)<|\bw:author="([^"]+)"/g;

/**
 * Examines a document of Word or a table of Excel: its kind, no macro, no photograph with its
 * place, and who is named as its author, in its comments or in changes that it remembers.
 */
export function examineOffice(bytes: Buffer, ending: "docx" | "xlsx"): ExaminedFile {
  const parts = partsOf(bytes);
  const types = textOf(parts?.read[contentTypes]);
  if (!parts || (!types.includes(mainTypes[ending]) && !types.includes("macroEnabled")))
    return ofAnotherKind(ending);
  const runs = /vbaProject\.bin$|\/activeX\/|\/embeddings\/[^/]+\.bin$/i;
  if (types.includes("macroEnabled") || parts.names.some((name) => runs.test(name))) {
    return refused(
      "The file holds macros or parts of other programs, which can harm a computer.",
      `Save a copy without macros, as .${ending}, or as PDF, and replace the file with it.`,
    );
  }
  const read = Object.entries(parts.read);
  if (read.some(([name, part]) => picture.test(name) && hasPlaceInside(Buffer.from(part))))
    return placeInside;
  const texts = read.filter(([name]) => aboutPeople.test(name)).map(([, part]) => textOf(part));
  const found = texts.flatMap((text) => [...text.matchAll(names)]);
  return { people: found.map(([, one, other]) => (one ?? other ?? "").trim()) };
}

// Undefined where the file is no archive, which these documents are inside.
function partsOf(bytes: Buffer): { names: string[]; read: Unzipped } | undefined {
  const all: string[] = [];
  try {
    const read = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        all.push(name);
        const isAsked = name === contentTypes || aboutPeople.test(name) || picture.test(name);
        return isAsked && originalSize <= partAtMost;
      },
    });
    return { names: all, read };
  } catch {
    return undefined;
  }
}

function textOf(part: Uint8Array | undefined) {
  return part ? strFromU8(part) : "";
}
