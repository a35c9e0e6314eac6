import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { textOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { settled } from "#tests/support/browser/settling.ts";
import { notFoundMessage, openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const site = openSite();

describe.each(["/no-such-page", "/blog/no-such-post", "/a/b/c", "/about/team?from=post"])(
  "the unknown address %s",
  (address) => {
    it("answers 404 and leads home", async () => {
      const page = await site.visit({ expects: [notFoundMessage] });
      const answer = await page.goto(site.address + address);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole("main");
      expect(await textOf(main.getByRole("heading", { level: 1 }))).toBe("404");
      const words = ["404", "Oops! Page not found", "Return to Home"];
      expect(await wordsInOrder(main, words)).toEqual(words);
      const link = main.getByRole("link", { name: "Return to Home", exact: true });
      expect(await link.getAttribute("href")).toBe("/");
    });

    it("is logged to the console", async () => {
      const page = await site.visit({ expects: [notFoundMessage] });
      const said = page.waitForEvent("console", (message) => message.type() === "info");
      await page.goto(site.address + address);
      const { pathname } = new URL(address, site.address);
      expect((await said).text()).toBe(`${contents.notFound.log} ${pathname}`);
    });
  },
);

describe("an existing page", () => {
  it("writes nothing to the console", async () => {
    const page = await site.visit();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.goto(`${site.address}/about`);
    await settled(page);
    expect(said).toEqual([]);
  });
});

describe("the error screen", () => {
  it("says what happened inside the frame of the site", async () => {
    const page = await site.open("/500");
    const main = page.getByRole("main");
    expect(await textOf(main.getByRole("heading", { level: 1 }))).toBe(
      "Unexpected Application Error!",
    );
    expect(await wordsInOrder(main, ["Internal Server Error"])).toHaveLength(1);
    const { mainNavigation } = contents.interface;
    expect(await page.getByRole("navigation", { name: mainNavigation }).isVisible()).toBe(true);
  });
});
