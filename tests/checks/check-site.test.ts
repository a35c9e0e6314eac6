import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

import type { Contents } from "#app/library/contents.ts";
import { securityText } from "#app/head/security-text.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const nothing = { entries: [], contents: undefined };
const menuOf = (...hrefs: string[]) => ({
  entries: [],
  contents: { navigation: { header: hrefs.map((href) => ({ label: href, href })) } } as Contents,
});
const facts = { email: "a@example.org", address: "https://example.org", language: "en" };
beforeAll(async () => {
  await mkdir(path.join(folder, ".well-known"));
  const text = securityText(facts, new Date());
  await writeFile(path.join(folder, ".well-known/security.txt"), text);
});

describe("checkSite", () => {
  it("gathers what every check finds", async () => {
    const pages = [
      pageAt("/", { links: ["/nowhere"] }),
      pageAt("/about", { headings: 2 }),
      pageAt("/blog", { title: "The page /about" }),
      pageAt("/contact", { weight: 1_000_000 }),
    ];
    const addresses = (
      await checkSite(pages, folder, menuOf("/", "/about", "/blog", "/contact"))
    ).map(({ address }) => address);
    expect(addresses).toEqual(["/", "/about", "/blog", "/contact"]);
  });

  it("finds the files of the folder, at any depth", async () => {
    await mkdir(path.join(folder, "assets/art"), { recursive: true });
    await writeFile(path.join(folder, "assets/art/leso.svg"), "");
    const links = ["/assets/art/leso.svg"];
    expect(await checkSite([pageAt("/", { links })], folder, menuOf("/"))).toEqual([]);
  });

  it("asks no title of their own of the pages for what is missing or broken", async () => {
    const title = "Something went wrong";
    const pages = [pageAt("/404", { title }), pageAt("/500", { title })];
    expect(await checkSite(pages, folder, nothing)).toEqual([]);
  });
});
