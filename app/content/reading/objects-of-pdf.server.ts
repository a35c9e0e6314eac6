import { inflateSync } from "node:zlib";

const inflatedAtMost = 20_000_000;

/**
 * The text of the objects of a PDF, in which everything that runs has a name, such as /JavaScript;
 * undefined if some cannot be read. The data of an object is a stream after its dictionary, and is
 * left out, unless it holds further objects (/ObjStm).
 */
export function objectsOfPdf(bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1");
  let [objects, left] = ["", inflatedAtMost];
  let isReadable = true;
  let from = 0;
  for (const part of text.matchAll(/(?<=>>\s{0,9})stream\r?\n/g)) {
    if (part.index < from) continue;
    const begin = part.index + part[0].length;
    const close = text.indexOf("endstream", begin);
    const end = close < 0 ? text.length : close;
    const dictionary = text.slice(Math.max(from, text.lastIndexOf("obj", part.index)), part.index);
    const holdsObjects = /\/ObjStm\b/.test(plainNames(dictionary));
    // Objects behind a dictionary that may not be one cannot be read.
    if (!isClosed(dictionary)) {
      isReadable &&= !holdsObjects;
      continue;
    }
    objects += text.slice(from, begin);
    from = end;
    if (holdsObjects) {
      const inner = objectsIn(bytes.subarray(begin, end), plainNames(dictionary), left);
      isReadable &&= inner !== undefined;
      left -= inner?.length ?? 0;
      objects += inner ?? "";
    } else {
      // A reader may be referred to an object that is hidden in the data of another.
      objects += /\b\d+\s+\d+\s+obj\b[^]*/.exec(text.slice(begin, end))?.[0] ?? "";
    }
  }
  return isReadable ? plainNames(objects + text.slice(from)) : undefined;
}

// #53 is the letter S in a name.
function plainNames(text: string) {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

// The word "stream" inside a string or a comment begins no stream.
function isClosed(dictionary: string) {
  const [open, close] = ["(", ")"].map(
    (bracket) => dictionary.replace(/\\./g, "").split(bracket).length,
  );
  return open === close && !dictionary.includes("%");
}

function objectsIn(data: Buffer, dictionary: string, most: number) {
  if (!/\/Filter\b/.test(dictionary)) return data.toString("latin1");
  const isPlain = /\/Filter\s*(?:\[\s*)?\/FlateDecode\b(?!\s*\/\w+Decode)/.test(dictionary);
  if (!isPlain || /\/DecodeParms\b/.test(dictionary)) return undefined;
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) }).toString("latin1");
  } catch {
    return undefined;
  }
}
