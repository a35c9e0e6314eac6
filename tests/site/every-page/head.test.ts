import { createHash } from "node:crypto";
import { parse, type HTMLElement } from "node-html-parser";
import { beforeAll, expect, it } from "vitest";
import { pageWords } from "#app/content/contents.ts";
import { siteAddresses } from "#app/content/site-addresses.ts";
import { fullAddress } from "#app/content/parts/contents-at.ts";
import { contentSecurityPolicy } from "#app/head/security-headers.ts";
import { oneLine } from "#tests/support/browser/reading.ts";
import { notFoundAddress, openSite } from "#tests/support/browser/site.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const contents = await frozenContents();
const addresses = siteAddresses(contents);
const site = openSite();
const documents = [...addresses, notFoundAddress, "/500"];
const pages = new Map<string, HTMLElement>();
const sent = new Map<string, Headers>();

beforeAll(async () => {
  for (const address of documents) {
    const answer = await fetch(site.address + address);
    sent.set(address, answer.headers);
    pages.set(address, parse(await answer.text()));
  }
});

const read = (address: string, selector: string, attribute: string) =>
  pages.get(address)?.querySelector(selector)?.getAttribute(attribute);

it.each(addresses)("the head of %s names itself and files that exist", async (address) => {
  const full = fullAddress(contents, address);
  expect(read(address, 'link[rel="canonical"]', "href")).toBe(full);
  const picture = read(address, 'meta[property="og:image"]', "content") ?? "";
  const { origin, pathname } = new URL(picture);
  expect(origin).toBe(new URL(full).origin);
  const linked = ["icon", "apple-touch-icon", "manifest"].map(
    (name) => read(address, `link[rel="${name}"]`, "href") ?? "",
  );
  const files = [pathname, ...linked].map((file) => fetch(site.address + file));
  const types = (await Promise.all(files)).map(({ headers }) => headers.get("content-type"));
  const type = read(address, 'meta[property="og:image:type"]', "content");
  const json = expect.stringMatching("json") as string;
  expect(types).toEqual([type, "image/svg+xml", "image/png", json]);
});

it.each(addresses)("the structured data of %s has only visible text", (address) => {
  const page = pages.get(address)!;
  const block = page.querySelector('script[type="application/ld+json"]')?.text ?? "{}";
  const day = page.querySelector("time")?.getAttribute("datetime");
  const seen = oneLine(`${page.querySelector("body")?.text} ${day}`);
  JSON.parse(block, (name, text: unknown) => {
    if (typeof text !== "string" || /^https?:/.test(text) || /^@|^inLanguage$/.test(name)) return;
    expect(seen).toContain(oneLine(text));
  });
});

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it.each(documents)(
  "%s lets scripts, frames and robots do what they must and no more",
  (address) => {
    const robots = addresses.includes(address) ? undefined : "noindex";
    expect(read(address, 'meta[name="robots"]', "content")).toBe(robots);
    const giving = new URL(pageWords(contents, "donate").provider.frame!).origin;
    const headers = Object.fromEntries(sent.get(address)!);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    expect(headers["permissions-policy"]).toContain(`payment=(self "${giving}")`);

    const page = pages.get(address)!;
    const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
    // On a slow connection a separate style sheet would cost each first page a second request.
    const isHome = /^\/(?:sw)?$/.test(address);
    const hasBody = page.querySelector(".prose") !== null;
    expect(styles.length).toBe(isHome || hasBody ? 2 : 1);
    // Older browsers skip layers and registered properties, so their initial values are elsewhere too.
    const css = styles.join("").replace("@layer properties", "");
    expect(css).not.toContain("@layer");
    // Pages fade into each other only for those who like things to move.
    expect(css).toContain("@media(prefers-reduced-motion:no-preference){@view-transition{");
    // Rules for bodies are left out of other pages.
    expect(css.includes(".prose h2")).toBe(hasBody);
    const [, initial = ""] = /\*,:before,:after\{(.*?)\}/.exec(css) ?? [];
    for (const [, name] of css.matchAll(/@property (--[\w-]+)/g)) expect(initial).toContain(name);
    // The quick exit is the only inline script.
    const scripts = page.querySelectorAll('script:not([src], [type="application/ld+json"])');
    expect(scripts).toHaveLength(1);
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute("content")).toBe(
      contentSecurityPolicy({
        styleHashes: styles.map(hashOf),
        scriptHashes: scripts.map(({ text }) => hashOf(text)),
        frameOrigin: /^\/(?:sw\/)?donate$/.test(address) ? giving : undefined,
      }),
    );
  },
);
