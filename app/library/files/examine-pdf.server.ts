import { inflateSync } from "node:zlib";
import {
  creatorsIn,
  ofAnotherKind,
  placeInside,
  refused,
  type ExaminedFile,
} from "#app/library/files/examined-file.ts";
import { hasPlaceInside } from "#app/library/reading/read-photo.server.ts";

// A file may be made to keep the check busy; no true one comes near these.
const unpackedAtMost = 50_000_000;
const kindAtMost = 2_000;
const more: [name: RegExp, what: string][] = [
  [/\/JavaScript(?![A-Za-z0-9])/, "a script"],
  [/\/Launch(?![A-Za-z0-9])/, "an order to start a program"],
  [/\/(?:EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/, "other files inside it"],
];

/** Examines a PDF: pages and nothing that runs, no photograph with its place, and who wrote it. */
export function examinePdf(bytes: Buffer): ExaminedFile {
  const raw = bytes.toString("latin1");
  if (!raw.startsWith("%PDF-") || /\/Encrypt(?![A-Za-z])/.test(raw)) return ofAnotherKind("pdf");
  const packed = packedObjects(bytes, raw);
  if (!packed) return ofAnotherKind("pdf");
  // A name may be written with the codes of its letters.
  const text = [raw, ...packed]
    .join("\n")
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const [, what] = more.find(([name]) => name.test(text)) ?? [];
  if (what) {
    return refused(
      `The PDF holds more than pages: ${what}.`,
      'Open it, choose "Print", "Save as PDF", and replace the file with that copy.',
    );
  }
  if (hasPlaceInside(bytes)) return placeInside;
  return { people: authorsIn(text) };
}

// Since 2003 a PDF may keep what describes it, its actions and its author among it, packed.
function packedObjects(bytes: Buffer, raw: string): string[] | undefined {
  const texts: string[] = [];
  let left = unpackedAtMost;
  for (const { 0: mark, index } of raw.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = raw.slice(Math.max(0, index - kindAtMost), index);
    const kind = before.slice(before.lastIndexOf(" obj"));
    if (!/\/ObjStm|\/Metadata/.test(kind) || !/\/Filter/.test(kind)) continue;
    try {
      const packed = bytes.subarray(index + mark.length);
      const unpacked = inflateSync(packed, { maxOutputLength: Math.max(1, left) });
      left -= unpacked.length;
      texts.push(unpacked.toString("latin1"));
    } catch {
      // What cannot be looked into is not published.
      return undefined;
    }
  }
  return texts;
}

function authorsIn(text: string): string[] {
  const written = [
    ...text.matchAll(/\/Author\s*(?:\(((?:\\[^]|[^\\)]){0,500})\)|<([0-9A-Fa-f\s]{0,999})>)/g),
  ];
  const ofDocument = written.map(([, plain, hexadecimal = ""]) =>
    decoded(plain?.replace(/\\([0-7]{1,3}|[^])/g, unescaped) ?? fromHexadecimal(hexadecimal)),
  );
  return [...ofDocument, ...creatorsIn(Buffer.from(text, "latin1").toString("utf8"))];
}

function unescaped(_: string, escaped: string) {
  return /^[0-7]/.test(escaped) ? String.fromCharCode(parseInt(escaped, 8)) : escaped;
}

function fromHexadecimal(digits: string) {
  return Buffer.from(digits.replace(/\s/g, ""), "hex").toString("latin1");
}

// Two characters say that two bytes make one letter.
function decoded(text: string) {
  if (!text.startsWith("\xfe\xff")) return text.trim();
  const bytes = Buffer.from(text.slice(2), "latin1");
  return bytes
    .subarray(0, bytes.length & ~1)
    .swap16()
    .toString("utf16le")
    .trim();
}
