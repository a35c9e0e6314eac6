import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { headerRules } from "#scripts/hosts/header-rules.ts";
import { headersFile } from "#scripts/hosts/headers-file.ts";
import { redirectsFile } from "#scripts/hosts/redirects-file.ts";
import { serveSite, type SiteServer } from "#scripts/serve/static-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const files: Record<string, string> = {
  "index.html": "home",
  "about.html": "about",
  "blog.html": "blog",
  "blog/1.html": "post",
  "404.html": "missing",
  "sw/404.html": "haipo",
  ".suluhisho-site": "mark",
  ".well-known/security.txt": "Contact",
  _headers: headersFile(headerRules({ frameOrigin: "https://give.example", lasting: [] })),
  _redirects: redirectsFile([
    { from: "/preview/team", to: "/preview/about#team" },
    { from: "/preview/mũno", to: "/preview/contact?subject=Goods" },
  ]),
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

const ask = (place: string) => fetch(new URL(place, site.address), { redirect: "manual" });

it.each([
  ["/preview/", 200, "home"],
  ["/preview/blog", 200, "blog"],
  ["/preview/blog/1", 200, "post"],
  ["/preview/.well-known/security.txt", 200, "Contact"],
  ["/preview/nowhere", 404, "missing"],
  ["/preview/sw/nowhere", 404, "haipo"],
  ["/preview/fr/nowhere", 404, "missing"],
  ["/preview/_headers", 404, "missing"],
  ["/preview/_redirects", 404, "missing"],
  ["/preview/%5Fheaders", 404, "missing"],
  ["/preview/.suluhisho-site", 404, "missing"],
  ["/preview/%2esuluhisho-site", 404, "missing"],
  ["/preview/%00", 404, "missing"],
  ["/preview//evil.example", 404, "missing"],
  ["/preview/ABOUT", 404, "missing"],
  ["/preview/%E0%A4%A", 404, "missing"],
  ["/preview/..%2f..%2fpackage.json", 404, "missing"],
  ["/", 404, "missing"],
])("a served build answers %s with %i", async (place, status, text) => {
  const answer = await ask(place);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it.each([
  ["/preview", "/preview/"],
  ["/preview/team?from=mail", "/preview/about?from=mail#team"],
  ["/preview/m%C5%A9no?from=mail", "/preview/contact?subject=Goods"],
  ["/preview/m%C5%A9/", "/preview/m%C5%A9"],
  ["/preview/about/", "/preview/about"],
  ["/preview/about/?from=mail", "/preview/about?from=mail"],
  ["/preview/about.html", "/preview/about"],
  ["/preview/index.html", "/preview/"],
  ["/preview/blog/index", "/preview/blog"],
])("a served build redirects %s to %s", async (place, to) => {
  const answer = await ask(place);
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, to]);
});

it("a served build answers only requests to read", async () => {
  const head = await fetch(new URL("/preview/blog", site.address), { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const post = await fetch(new URL("/preview/blog", site.address), { method: "POST" });
  expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

it("a served build has the files of a later build", async () => {
  writeFileSync(path.join(folder, "later.html"), "later");
  expect(await (await ask("/preview/later")).text()).toBe("later");
});

it.each(["bytes=5-2", "bytes=0-1", "bytes=9-", "none"])(
  "a served build answers a request for the range %s with the whole page",
  async (Range) => {
    const answer = await fetch(new URL("/preview/blog", site.address), { headers: { Range } });
    expect([answer.status, await answer.text()]).toEqual([200, "blog"]);
  },
);

it("a server listens on this machine only, unless HOST is set", async () => {
  const hostOf = ({ server }: SiteServer) => (server.address() as AddressInfo).address;
  expect(hostOf(site)).toBe("127.0.0.1");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("HOST", "0.0.0.0");
  const open = await serveSite({ folder, port: 0 });
  onTestFinished(() => void open.server.close());
  expect(hostOf(open)).toBe("0.0.0.0");
  vi.stubEnv("HOST", "");
  const { port } = site.server.address() as AddressInfo;
  const busy = `Port ${port} is in use by another program; choose another, such as PORT=${port + 1}.`;
  await expect(serveSite({ folder, port })).rejects.toThrow(busy);
  vi.stubEnv("HOST", "192.0.2.1");
  await expect(serveSite({ folder, port: 0 })).rejects.toThrow(/^[^\n]*192\.0\.2\.1[^\n]*$/);
});
