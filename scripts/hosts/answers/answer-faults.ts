import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Answer } from "#scripts/hosts/answers/ask.ts";
import type { Headers } from "#scripts/hosts/header-rules.ts";
import { mediaTypes } from "#scripts/hosts/host-rules.ts";

const types: Record<string, string> = {
  ...mediaTypes,
  css: "text/css",
  html: "text/html",
  jpg: "image/jpeg",
  js: "text/javascript",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webp: "image/webp",
  xml: "text/xml",
};

const otherNames: Record<string, string> = {
  "application/javascript": "text/javascript",
  "application/xml": "text/xml",
};

/** Nothing where the status is one of these; the first is the one that is wanted. */
export function statusFaults({ status }: Pick<Answer, "status">, ...expected: number[]) {
  return expected.includes(status) ? [] : [`answers ${status}, not ${expected[0]}`];
}

/** What differs between an answer and the file that it should be. */
export function bodyFaults({ headers, body }: Answer, file: string, expected: Buffer): string[] {
  const [written = "", ...rest] = (headers["content-type"] ?? "none").split(";");
  const type = types[file.slice(file.lastIndexOf(".") + 1)];
  const isType = !type || (otherNames[written] ?? written) === type;
  const isReadable = !file.endsWith(".html") || /charset=utf-8/i.test(rest.join(";"));
  return [
    ...(isType ? [] : [`has the type ${written}, not ${type}`]),
    ...(isReadable ? [] : ["does not say that it is in UTF-8"]),
    ...(body.equals(expected) ? [] : [`sends other bytes than ${file} has`]),
  ];
}

/** Security headers that are missing or others. */
export function headerFaults(answer: Answer, { "Cache-Control": _, ...expected }: Headers) {
  const faults = Object.entries(expected).flatMap(([name, value]) => {
    const sent = answer.headers[name.toLowerCase()];
    return sent === value ? [] : [`${name} is ${String(sent ?? "missing")}`];
  });
  // A host of files has no reason for either.
  const strange = ["set-cookie", "refresh"].filter((name) => answer.headers[name] !== undefined);
  return [...faults, ...strange.map((name) => `sends ${name}`)];
}

/** A time for which an answer may be kept that is not the one of its address. */
export function cachingFaults({ headers }: Answer, { "Cache-Control": expected }: Headers) {
  const sent = headers["cache-control"] ?? "missing";
  return sent === expected ? [] : [`Cache-Control is ${sent}, not ${expected}`];
}

/** What differs between an answer and a redirect from one address for good to another. */
export function redirectFaults({ origin, status, headers }: Answer, from: string, to: string) {
  const whole = (address: string) => new URL(address, origin + from).href;
  const arrives = headers.location !== undefined && whole(headers.location) === whole(to);
  return [
    ...statusFaults({ status }, 301, 308),
    ...(arrives ? [] : [`leads to ${headers.location ?? "nowhere"}, not to ${to}`]),
  ];
}

/** What is wrong with the compressed answer to somebody who takes one. */
export function compressionFaults({ headers, body }: Answer, file: string, expected: Buffer) {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[headers["content-encoding"] ?? ""];
  if (!unpack) return ["is not compressed"];
  return [
    ...(unpack(body).equals(expected) ? [] : [`sends other bytes than ${file} has, compressed`]),
    ...(/accept-encoding/i.test(String(headers.vary))
      ? []
      : ["does not say that it varies with Accept-Encoding"]),
  ];
}
