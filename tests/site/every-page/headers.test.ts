import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";

import { pageWords } from "#app/content/contents.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { givingAddresses } from "#app/content/page-data/donate-page.ts";
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
};

/** What a page's policy allows; everything else is forbidden. */
const policyOf = (address: string, styles: string[], inlineScript?: string) => ({
  "default-src": "'none'",
  "script-src": inlineScript ? `'self' '${hashOf(inlineScript)}'` : "'self'",
  "style-src": ["'self'", ...styles.map((text) => `'${hashOf(text)}'`)].join(" "),
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "frame-src": /^(?:\/sw)?\/donate$/.test(address) ? giving : "'none'",
  "form-action": "'self' mailto:",
  "base-uri": "'none'",
});

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it.each(siteAddressesOf("frozen"))(
  "the policy of $address allows what it needs and no more",
  async (place) => {
    const answer = await fetch(site.address + place.address);
    const sent = Object.fromEntries(answer.headers);
    expect(sent).toMatchObject(headers);
    expect(sent).not.toHaveProperty("set-cookie");
    const permissions = sent["permissions-policy"]?.split(", ");
    const refused = ["camera=()", "microphone=()", "geolocation=()"];
    expect(permissions).toEqual(expect.arrayContaining([`payment=(self "${giving}")`, ...refused]));

    const page = parse(await answer.text());
    const meta = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const parts = (meta?.getAttribute("content") ?? "")
      .split(";")
      .map((directive) => directive.trim().split(" "));
    const policy = parts.map(([name = "", ...values]) => [name, values.join(" ")]);
    const styles = page.querySelectorAll("style").map(({ rawText }) => rawText);
    // The quick exit is the only inline script.
    const [script, ...more] = page.querySelectorAll(
      'script:not([src], [type="application/ld+json"])',
    );
    expect(more).toEqual([]);
    expect(script).toBeDefined();
    expect(Object.fromEntries(policy)).toEqual(policyOf(place.address, styles, script?.text));
    expect(new Set(policy.map(([name]) => name)).size).toBe(policy.length);

    // The policy would silently block it.
    expect(page.querySelectorAll("[style]")).toEqual([]);
    // On a slow connection a separate style sheet would cost each first page a second request.
    expect(styles.length).toBe(/^\/(?:sw)?$/.test(place.address) ? 2 : 1);
    const names = page.querySelectorAll("*").flatMap(({ attributes }) => Object.keys(attributes));
    expect(names.filter((name) => /^on/i.test(name))).toEqual([]);
  },
);

it("lets browsers keep an asset forever", async () => {
  const page = await site.read("/");
  const script = page.querySelector("script[src]")?.attrs.src ?? "";
  const answer = await fetch(site.address + script);
  expect(answer.headers.get("cache-control")).toContain("immutable");
});
