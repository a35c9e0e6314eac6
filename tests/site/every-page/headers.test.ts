import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { openLibrary } from "#app/library/library.server.ts";
import { givingAddresses } from "#app/library/pages/donate-page.ts";
import { everyAddress, openSite } from "#tests/support/browser/site.ts";

const giving = new URL(givingAddresses(await openLibrary()).frame).origin;
const site = openSite();

function directives(policy: string | null | undefined) {
  const parts = (policy ?? "").split(";").map((part) => part.trim().split(" "));
  return new Map(parts.map(([name = "", ...values]) => [name, values.join(" ")]));
}

async function policiesOf(address: string) {
  const answer = await fetch(site.address + address);
  const meta = parse(await answer.text()).querySelector(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  const header = directives(answer.headers.get("content-security-policy"));
  const inPage = directives(meta?.getAttribute("content"));
  return { headers: answer.headers, header, inPage };
}

describe.each(everyAddress)("$address", ({ address, status }) => {
  it("carries the headers of every response", async () => {
    const { headers } = await policiesOf(address);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("forbids in the page itself whatever it does not need", async () => {
    const { inPage } = await policiesOf(address);
    expect(inPage.get("default-src")).toBe("'none'");
    expect(inPage.get("script-src")).toBe("'self'");
    expect(inPage.get("style-src")).toMatch(/^'self'( 'sha256-[^']+')?$/);
    expect(inPage.get("frame-src")).toBe(address === "/donate" ? giving : "'none'");
    expect(inPage.get("form-action")).toBe("'self' mailto:");
    expect(inPage.get("base-uri")).toBe("'none'");
    // Browsers warn about this directive in a <meta>.
    expect(inPage.has("frame-ancestors")).toBe(false);
  });

  // Host rules go by address, so the 404 page and /500 have none.
  if (status === 200 && address !== "/500") {
    it("says the same in a header, and that nobody may frame it", async () => {
      const { header, inPage } = await policiesOf(address);
      expect(header.get("frame-ancestors")).toBe("'none'");
      header.delete("frame-ancestors");
      expect(Object.fromEntries(header)).toEqual(Object.fromEntries(inPage));
    });

    it("asks for payment on the donate page only, and for no camera or place", async () => {
      const { headers } = await policiesOf(address);
      const permissions = headers.get("permissions-policy") ?? "";
      const payment = address === "/donate" ? `payment=(self "${giving}")` : "payment=()";
      expect(permissions.split(", ")).toEqual(
        expect.arrayContaining([payment, "camera=()", "microphone=()", "geolocation=()"]),
      );
    });
  }
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

  it.each(["/%E0%A4%A", "/..%2f..%2fpackage.json", "/../package.json", "/assets/", "//x//y"])(
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
  const { get } = await import("node:http");
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
