import { get } from "node:http";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { givingAddresses } from "#app/content/pages/donate-page.ts";
import { siteAddressesOf, openSite } from "#tests/support/browser/site.ts";

const giving = new URL(givingAddresses(await openContents())!.frame).origin;
const site = openSite();

/** What a page may do: everything else is forbidden. */
const policyOf = (address: string) => ({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": expect.stringMatching(/^'self'( 'sha256-[^']+')?$/) as string,
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "frame-src": address === "/donate" ? giving : "'none'",
  "form-action": "'self' mailto:",
  "base-uri": "'none'",
});

/** The directives of a policy; each may be there once. */
function directives(policy: string | null | undefined) {
  const parts = (policy ?? "").split(";").map((part) => part.trim().split(" "));
  expect(new Set(parts.map(([name]) => name)).size).toBe(parts.length);
  return Object.fromEntries(parts.map(([name = "", ...values]) => [name, values.join(" ")]));
}

describe.each(siteAddressesOf("frozen"))("$address", ({ address }) => {
  it("carries the headers of every response", async () => {
    const { headers } = await fetch(site.address + address);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d+/);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("may do what it needs and no more, by its headers and by itself", async () => {
    const answer = await fetch(site.address + address);
    const page = parse(await answer.text());
    const meta = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
    // Browsers warn about "frame-ancestors" in a <meta>.
    const inPage = directives(meta?.getAttribute("content"));
    expect(inPage).toEqual(policyOf(address));

    // The header says what a page cannot, and is the same for all.
    const header = answer.headers.get("content-security-policy");
    expect(header).toBe("frame-ancestors 'none'");
    const permissions = answer.headers.get("permissions-policy")?.split(", ");
    expect(permissions).toEqual(
      expect.arrayContaining([
        `payment=(self "${giving}")`,
        "camera=()",
        "microphone=()",
        "geolocation=()",
      ]),
    );
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  });
});

describe("the host's own files", () => {
  it("lets browsers cache an asset forever", async () => {
    const page = parse(await (await fetch(site.address)).text());
    const script = page.querySelector("script[src]")?.getAttribute("src") ?? "";
    const answer = await fetch(site.address + script);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });

  it("does not show the file with the header rules", async () => {
    expect((await fetch(`${site.address}/_headers`)).status).toBe(404);
  });

  it.each(["/%E0%A4%A", "/..%2f..%2fpackage.json", "/../package.json", "//x//y"])(
    "answers 404 for the malformed address %s",
    async (odd) => {
      // fetch() would normalize the address before sending it.
      expect(await statusOf(site.address, odd)).toBe(404);
    },
  );

  it("survives an invalid address", async () => {
    expect(await statusOf(site.address, "//")).toBeLessThan(500);
    expect((await fetch(site.address)).status).toBe(200);
  });
});

async function statusOf(origin: string, path: string) {
  const { port } = new URL(origin);
  return new Promise<number | undefined>((resolve, reject) => {
    const request = get({ port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.setTimeout(2000, () => request.destroy(new Error("No answer came.")));
    request.on("error", reject);
  });
}
