// What the rules use of Node, for a browser: nothing here reads a disk or decodes a picture.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

const held = globalThis as { dictionary?: Uint8Array; Buffer?: unknown };
const encoder = new TextEncoder();
held.Buffer ??= { of: () => new Uint8Array(), from: (text: string) => encoder.encode(text) };

/** A hash that takes one text. */
export function createHash() {
  let text = "";
  const hash = {
    update: (more: string) => ((text += more), hash),
    digest: () => bytesToHex(sha256(encoder.encode(text))),
  };
  return hash;
}

/** The dictionary is the only file that is read, and it came before. */
export const readFileSync = () => held.dictionary;
/** The dictionary was unpacked when it came. */
export const gunzipSync = (bytes: Uint8Array) => bytes;
/** Finds the dictionary anywhere. */
export const createRequire = () => ({ resolve: () => "" });
/** No file is there. */
export const existsSync = () => false;
/** No folder holds anything. */
export const readdirSync = () => [];
/** A file of no size. */
export const statSync = () => ({ size: 0 });
/** What is compressed is for CI. */
export const inflateSync = () => new Uint8Array();

/** Lets the worker look for a newer question. */
export const setImmediate = () => new Promise((resolve) => setTimeout(resolve));

/** The last part of a path. */
export const basename = (path: string, ending = "") => {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
};
/** The ending of a name, with its dot. */
export const extname = (path: string) => /\.[^./]+$/.exec(basename(path))?.[0] ?? "";
/** A path without its last part. */
export const dirname = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
/** Parts of a path as one. */
export const join = (...parts: string[]) => parts.filter(Boolean).join("/");
/** A path is whole already. */
export const resolve = join;

// CI decodes pictures; here each is a good one.
const size = { width: 4000, height: 3000 };
const picture = {
  metadata: () => ({ format: "jpeg", ...size, autoOrient: size }),
  resize: () => picture,
  raw: () => picture,
  toBuffer: () => new Uint8Array(),
};

export default Object.assign(() => picture, {
  basename,
  dirname,
  existsSync,
  extname,
  join,
  readdirSync,
  readFileSync,
  resolve,
  statSync,
});
