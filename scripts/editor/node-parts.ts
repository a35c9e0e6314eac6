// Replaces the parts of Node that the rules use: a browser cannot read a disk, and only CI decodes pictures.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

const held = globalThis as { dictionary?: Uint8Array; Buffer?: unknown };
const encoder = new TextEncoder();
held.Buffer ??= { of: () => new Uint8Array(), from: (text: string) => encoder.encode(text) };

/** The SHA-256 hash of a text. */
export function createHash() {
  let text = "";
  const hash = {
    update: (more: string) => ((text += more), hash),
    digest: () => bytesToHex(sha256(encoder.encode(text))),
  };
  return hash;
}

/** Returns the dictionary, the only file that is read; the worker loads it first. */
export const readFileSync = () => held.dictionary;
/** Does nothing, because the worker has decompressed the dictionary. */
export const gunzipSync = (bytes: Uint8Array) => bytes;
/** Resolves to no path, because `readFileSync` ignores the path. */
export const createRequire = () => ({ resolve: () => "" });
/** Reports every file as missing. */
export const existsSync = () => false;
/** Reports every folder as empty. */
export const readdirSync = () => [];
/** Reports every file as empty. */
export const statSync = () => ({ size: 0 });
/** Returns nothing, because only CI reads compressed data. */
export const inflateSync = () => new Uint8Array();

/** Lets the worker receive a newer question. */
export const setImmediate = () => new Promise((resolve) => setTimeout(resolve));

/** The last part of a path. */
export const basename = (path: string, ending = "") => {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
};
/** The extension of a file name, with its dot. */
export const extname = (path: string) => /\.[^./]+$/.exec(basename(path))?.[0] ?? "";
/** A path without its last part. */
export const dirname = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
/** Joins the parts of a path. */
export const join = (...parts: string[]) => parts.filter(Boolean).join("/");
/** Joins too, because every path is absolute here. */
export const resolve = join;

// Only CI decodes pictures; here every picture is valid.
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
