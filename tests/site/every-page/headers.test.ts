import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";

import { pageWords } from "#app/content/contents.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { givingAddresses } from "#app/content/page-data/donate-page.ts";
import { contentSecurityPolicy } from "#app/head/security-headers.ts";
import { siteAddressesOf, openSite } from "#tests/support/browser/site.ts";

const giving = new URL(givingAddresses(pageWords(await openContents(), "donate")).frame!).origin;
const site = openSite();
const headers = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "strict-transport-security": expect.stringMatching(/^max-age=\d+/) as string,
  "content-security-policy": "frame-ancestors 'none'",
  "permissions-policy": `camera=(), geolocation=(), microphone=(), usb=(), payment=(self "${giving}")`,
};

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it.each(siteAddressesOf("frozen"))(
  "the policy of $address allows what it needs and no more",
  async ({ address }) => {
    const answer = await fetch(site.address + address);
    const sent = Object.fromEntries(answer.headers);
    expect(sent).toMatchObject(headers);
    expect(sent).not.toHaveProperty("set-cookie");

    const page = parse(await answer.text());
    const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
    // On a slow connection a separate style sheet would cost each first page a second request.
    expect(styles.length).toBe(/^\/(?:sw)?$/.test(address) ? 2 : 1);
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
    // The policy would silently block it.
    const names = page.querySelectorAll("*").flatMap(({ attributes }) => Object.keys(attributes));
    expect(names.filter((name) => /^(?:on|style$)/i.test(name))).toEqual([]);
  },
);

it("lets browsers keep an asset forever", async () => {
  const page = await site.read("/");
  const script = page.querySelector("script[src]")?.attrs.src ?? "";
  const answer = await fetch(site.address + script);
  expect(answer.headers.get("cache-control")).toContain("immutable");
});
