import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { headerRules } from "#scripts/hosts/header-rules.ts";
import { headersFile } from "#scripts/hosts/headers-file.ts";
import { redirectsFile } from "#scripts/hosts/redirects-file.ts";
import { serveSite, type SiteServer } from "#scripts/serve/static-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const files: Record<string, string> = {
  "index.html": "home",
  "about.html": "about ".repeat(500),
  "blog.html": "blog",
  "blog/1.html": "post",
  "404.html": "missing",
  ".suluhisho-site": "mark",
  ".well-known/security.txt": "Contact",
  _headers: headersFile(headerRules({ frameOrigin: "https://give.example", lasting: [] })),
  _redirects: redirectsFile([{ from: "/preview/old", to: "/preview/about" }]),
};
let site: SiteServer;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  site = await serveSite({ folder, port: 0, basePath: "/preview" });
});
afterAll(() => void site.server.close());

const ask = (place: string, options: RequestInit = {}) =>
  fetch(new URL(place, site.address), { redirect: "manual", ...options });

describe("a built site that is served", () => {
  it.each([
    ["/preview/", 200, "home"],
    ["/preview/blog", 200, "blog"],
    ["/preview/blog/1", 200, "post"],
    ["/preview/.well-known/security.txt", 200, "Contact"],
    ["/preview/nowhere", 404, "missing"],
    ["/preview/_headers", 404, "missing"],
    ["/preview/_redirects", 404, "missing"],
    ["/preview/.suluhisho-site", 404, "missing"],
    ["/preview/%E0%A4%A", 404, "missing"],
    ["/preview/..%2f..%2fpackage.json", 404, "missing"],
    ["/", 404, "missing"],
  ])("answers %s with %i", async (place, status, text) => {
    const answer = await ask(place);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it.each([
    ["/preview", "/preview/"],
    ["/preview/old?from=mail", "/preview/about?from=mail"],
    ["/preview/about/", "/preview/about"],
    ["/preview/about.html", "/preview/about"],
    ["/preview/index.html", "/preview/"],
  ])("sends %s on to %s", async (place, to) => {
    const answer = await ask(place);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, to]);
  });

  it("is compressed for who can read that, and sent again only where it changed", async () => {
    const answer = await ask("/preview/about", { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    const etag = answer.headers.get("ETag") ?? "";
    expect((await ask("/preview/about", { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  it("takes nothing", async () => {
    expect((await ask("/preview/about", { method: "POST", body: "x" })).status).toBe(405);
  });
});
