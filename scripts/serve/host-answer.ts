import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { notFoundAddress } from "#app/library/addresses.ts";
import { stampOfFile } from "#scripts/build/files-state.ts";
import { headersAt } from "#scripts/hosts/header-rules.ts";
import { withQuery } from "#scripts/hosts/host-rules.ts";
import { readHeadersFile } from "#scripts/hosts/write/headers-file.ts";
import { readRedirectsFile } from "#scripts/hosts/write/redirects-file.ts";
import { hostFile, partAsked, type HostAnswer } from "#scripts/serve/host-file.ts";

// What is for hosts and builds, what was packed, and what a browser would take for another host.
const hidden = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/\/|[\\\0]/i;

/** Answers requests for a built site as a good static host does, with its files as they are then. */
export function hostAnswers(folder: string, basePath: string) {
  const rules = readAgain(path.join(folder, "_headers"), readHeadersFile);
  const redirects = readAgain(path.join(folder, "_redirects"), readRedirectsFile);
  const fileAt = (file: string, request: IncomingMessage) =>
    hostFile(path.join(folder, file), request);

  return async (request: IncomingMessage): Promise<HostAnswer> => {
    const usual = headersAt(rules(), notFoundAddress);
    const [place = "", query = ""] = (request.url ?? "").split(/(?=\?)([^]*)/);
    const movedTo = (address: string) => {
      const headers = { ...usual, Location: withQuery(address, query) };
      return { status: 301, headers };
    };
    const missing = async () => {
      const page = await fileAt("404.html", request);
      return { ...page, status: 404, headers: { ...page?.headers, ...usual } };
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      return { status: 405, headers: { ...usual, Allow: "GET, HEAD" } };
    }
    const address = decoded(place);
    if (basePath && address === basePath) return movedTo(`${basePath}/`);
    const inside = address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : "";
    if (inside === "" || hidden.test(inside)) return missing();
    const clean = cleanAddress(inside);
    const moved = redirects().find(({ from }) => from === basePath + clean);
    if (moved) return movedTo(moved.to);
    const page = await fileAt(clean === "/" ? "index.html" : `${clean}.html`, request);
    if (page && clean !== inside) return movedTo(encodeURI(basePath + clean));
    const found = page ?? (await fileAt(inside, request));
    if (!found) return missing();
    const headers = { ...found.headers, ...headersAt(rules(), clean) };
    return partAsked({ ...found, headers }, request);
  };
}

// The one address of a page, which has no /index, no .html and no slash at its end.
function cleanAddress(address: string) {
  return address.replace(/\/(?:index(?:\.html)?)?$|\.html$/, "") || "/";
}

function decoded(address: string) {
  try {
    return decodeURI(address);
  } catch {
    return "";
  }
}

// A build may write what a host goes by anew at any time.
function readAgain<Rules>(file: string, read: (text: string) => Rules) {
  const look = () => ({ stamp: stampOfFile(file), rules: read(readFileSync(file, "utf8")) });
  let known = look();
  return () => {
    if (known.stamp !== stampOfFile(file)) known = look();
    return known.rules;
  };
}
