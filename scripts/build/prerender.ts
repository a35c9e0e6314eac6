import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { securityHeaders } from "#app/head/security-headers.ts";
import { securityText } from "#app/head/security-text.ts";
import { documents } from "#app/library/addresses.ts";
import { basePath } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { pageOrigins } from "#app/library/pages/page-origins.ts";
import { fullAddress } from "#app/library/shown/page-words.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import type { AskSite } from "#scripts/build/ask-site.ts";
import { builtPage, type BuiltPage } from "#scripts/build/built-page.ts";
import { finishPage, metaPolicy } from "#scripts/build/finish-page.ts";
import { headerRules } from "#scripts/build/header-rules.ts";
import { readPageAssets } from "#scripts/build/page-assets.ts";

/** Draws every address of the site into a file, in this process and without a server. */
export async function prerender(
  ask: AskSite,
  appFolder: string,
  output: string,
  contents: Contents,
) {
  const client = path.join(appFolder, "client");
  const assets = await readPageAssets(client, basePath);
  await rm(output, { recursive: true, force: true });
  await cp(client, output, { recursive: true });
  const styleHashes = assets.inlineStyle ? [assets.inlineStyle.hash] : [];
  const factsOf = (address: string) => ({ styleHashes, ...pageOrigins(contents, address) });
  const pages: BuiltPage[] = [];
  const draw = async (address: string, file: string, status = 200) => {
    const policy = metaPolicy(securityHeaders(factsOf(address))["Content-Security-Policy"]);
    const html = finishPage(await ask(address, status), assets, policy);
    pages.push(builtPage(address, html, assets, isDesigned(address)));
    await write(path.join(output, file), html);
  };
  const addresses = siteAddresses(contents);
  for (const address of addresses) await draw(address, fileOf(address));
  await draw("/404", "404.html", 404);
  await draw("/500", "500.html", 500);
  for (const address of documents) await write(path.join(output, address), await ask(address));
  const { email, language } = contents.site;
  const place = "/.well-known/security.txt";
  const facts = { email, language, address: fullAddress(contents, place) };
  await write(path.join(output, place), securityText(facts, new Date()));
  await write(path.join(output, "_headers"), headerRules(addresses, factsOf));
  return { pages, assets };
}

// The designed pages are measured exactly, posts by a quicker upper estimate.
function isDesigned(address: string) {
  return !address.startsWith("/blog/");
}

function fileOf(address: string) {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
