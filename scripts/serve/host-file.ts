import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { lookup } from "mrmime";
import { downloadTypes } from "#app/model/fields/download.ts";

/** What a host answers: a status, its headers and mostly a body. */
export type HostAnswer = { status: number; headers: Record<string, string>; body?: Buffer };

const packed = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
];

// A coding of which somebody wants none at all, such as "gzip;q=0".
const refused = /[\w*-]+\s*;\s*q=0(?:\.0*)?(?![.\d])/g;

/**
 * The answer with a file, as it was packed by the build where whoever asks can unpack it; undefined
 * where there is no such file.
 */
export async function hostFile(
  file: string,
  { headers: asked }: IncomingMessage,
): Promise<HostAnswer | undefined> {
  const accepted = asked["accept-encoding"]?.replaceAll(refused, "") ?? "";
  const headers = { "Content-Type": typeOf(file), Vary: "Accept-Encoding" };
  for (const { encoding, ending } of packed) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const body = await bytesOf(file + ending);
    if (body) return { status: 200, headers: { ...headers, "Content-Encoding": encoding }, body };
  }
  const body = await bytesOf(file);
  return body && { status: 200, headers, body };
}

function typeOf(file: string) {
  const ending = path.extname(file).slice(1);
  if (ending in downloadTypes) return downloadTypes[ending as keyof typeof downloadTypes].mime;
  const type = lookup(ending) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

const noFile = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

// Whole and at once, so that a build in between cannot mix two files.
function bytesOf(file: string) {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (!noFile.includes(error.code ?? "")) throw error;
    return undefined;
  });
}

/** What is sent of a file: nothing where the browser has these bytes, or the part it asks for. */
export function partAsked(
  { status, headers, body = Buffer.alloc(0) }: HostAnswer,
  { method, headers: asked }: IncomingMessage,
): HostAnswer {
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const marked = { ...headers, ETag: tag, "Accept-Ranges": "bytes" };
  const known = asked["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (known?.some((one) => one === tag || one === "*")) return { status: 304, headers: marked };
  const range = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(asked.range ?? "");
  if (!range || method !== "GET" || (asked["if-range"] ?? tag) !== tag) {
    return { status, headers: marked, body };
  }
  const [, first = "", last = ""] = range;
  const start = first ? Number(first) : Math.max(0, body.length - Number(last));
  const end = first && last ? Math.min(Number(last) + 1, body.length) : body.length;
  const isThere = start < end;
  const said = `bytes ${isThere ? `${start}-${end - 1}` : "*"}/${body.length}`;
  const ranged = { ...marked, "Content-Range": said };
  return isThere
    ? { status: 206, headers: ranged, body: body.subarray(start, end) }
    : { status: 416, headers: ranged };
}
