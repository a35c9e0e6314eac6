import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { notFoundAddress, prefixedAddress, splitAddress } from "#app/content/addresses.ts";
import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { prefixesOf } from "#app/content/parts/contents-at.ts";
import { filePolicy } from "#app/head/security-headers.ts";
import { downloadTypes } from "#app/model/fields/file.ts";
import { redirectTargets, redirectsFile } from "#scripts/hosts/redirects-file.ts";
import type { FreshCode } from "#scripts/serve/fresh-code.ts";
import type { FreshContent } from "#scripts/serve/fresh-content.ts";
import { placeAt } from "#scripts/serve/place-at.ts";

const [script = "", styles = "", homeStyles = "", proseStyles = "", viteClient] = [
  "app/entry.client.tsx",
  "app/styles.css",
  "app/styles/home.css",
  "app/styles/prose.css",
  "@vite/client",
].map((file) => `${basePath}/${file}`);

type Page = { status: number; html: string };

/** The code and content that development reads again after each save. */
export type Sources = { code: FreshCode; content: FreshContent };

/** The page at an address, rendered from the current code and content; undefined if the response was already sent. */
export async function developmentAnswer(
  url: string,
  response: ServerResponse,
  { code, content }: Sources,
): Promise<Page | undefined> {
  const { contents, files } = await content();
  if (!contents) {
    const text = "The site appears as soon as these errors are corrected.";
    return { status: 500, html: plainPage("Please correct the content", text) };
  }
  const current = await code.current();
  const { serverBuild, siteRedirects, siteTargets } = current;
  const redirects = redirectTargets(redirectsFile(siteRedirects(contents)));
  const place = placeAt(url, basePath, redirects);
  if (place && "to" in place) {
    // A browser would cache the redirect even after redirects.yaml changes.
    response.writeHead(301, { Location: place.to, "Cache-Control": "no-store" }).end();
    return undefined;
  }
  const inside = place?.inside ?? notFoundAddress;
  const file = fileAt(contents, inside);
  if (file) {
    if (file.type) response.setHeader("Content-Type", file.type);
    response.setHeader("Content-Security-Policy", filePolicy);
    response.end(await readFile(file.diskPath));
    return undefined;
  }
  const picture = inside.startsWith("/assets/share-")
    ? current.sharePictures(contents).find((one) => `/assets/${one.file}` === inside)
    : undefined;
  if (picture) {
    response.setHeader("Content-Type", picture.type);
    response.end(await current.sharePictureBytes(picture));
    return undefined;
  }
  const target = place && siteTargets(contents).find(({ address }) => address === inside);
  const lost = !target && files.get(inside);
  if (lost) {
    const gone = `content/${lost} was renamed or deleted, or has expired.`;
    return { status: 404, html: plainPage("This page is gone", gone) };
  }
  const part = { script, styles, homeStyles, proseStyles, viteClient };
  const build = serverBuild(part, prefixesOf(contents));
  const { prefix } = splitAddress(inside, contents.languages);
  const missing = prefixedAddress(prefix, notFoundAddress);
  const rendered = await render(build, contents, target?.address ?? missing);
  // A host answers /404 and /500 with their files, like any other address.
  const status = rendered.status === target?.status ? 200 : rendered.status;
  const [type, text] = [rendered.headers.get("Content-Type") ?? "", await rendered.text()];
  if (type.startsWith("text/html")) return { status, html: text };
  response.writeHead(status, { "Content-Type": type }).end(text);
  return undefined;
}

// Throws the error of a page, of which Remix would show only the message and not the place.
async function render(build: ServerBuild, contents: Contents, address: string) {
  let failure: unknown;
  const handleError = (error: unknown) => void (failure ??= error);
  const module = { ...build.entry.module, handleError };
  const handler = createRequestHandler({ ...build, entry: { module } }, "development");
  const response = await handler(new Request(`http://localhost${basePath}${address}`), {
    contents,
  });
  if (failure) throw failure;
  return response;
}

// A download, or the original of a photograph, which replaces all the sizes that a build makes.
function fileAt({ photos, downloads }: Contents, address: string) {
  const download = downloads.get(address);
  if (download) return { diskPath: download.diskPath, type: downloadTypes[download.ending].mime };
  const hash = /^\/assets\/photo-([^-]+)-\w+\.\w+$/.exec(address)?.[1];
  const photo = hash && [...photos.values()].find((candidate) => candidate.hash === hash);
  return photo ? { diskPath: photo.diskPath, type: undefined } : undefined;
}

/** A page in place of one that cannot be rendered, until the error is fixed and saved. */
export function plainPage(heading: string, text: string) {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${heading}</title>
</head>
<body><main><h1>${heading}</h1><pre>${escapedText(text)}</pre></main></body>
</html>`;
}
