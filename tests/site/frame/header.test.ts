import { parse } from "node-html-parser";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { overflow } from "#tests/support/browser/page-faults.ts";
import { siteAddressesOf, desk, openSite, phone } from "#tests/support/browser/site.ts";

const contents = await openContents();
const site = openSite();
const home = site.reading("/");

const menu = (page: Page) =>
  page.getByRole("navigation", { name: contents.interface.mainNavigation, includeHidden: true });

describe("the header", () => {
  it("holds the links in the order of the specification", async () => {
    const links = await menu(home.page)
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(links).toEqual([
      ["Home", "/"],
      ["About Us", "/about"],
      ["Programs", "/programs"],
      ["Get Involved", "/get-involved"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
    ]);
  });

  it("links the name to the home page", async () => {
    const name = home.page.getByRole("banner").getByRole("link", {
      name: contents.interface.homeLink,
    });
    expect(await name.getAttribute("href")).toBe("/");
    expect(await name.isVisible()).toBe(true);
  });

  it("shows Donate Now on wide screens", async () => {
    const donate = menu(home.page).getByRole("link", { name: "Donate Now" });
    expect(await donate.getAttribute("href")).toBe("/donate");
    expect(await donate.isVisible()).toBe(true);
  });

  it.each(siteAddressesOf("frozen"))("marks only the link to $address", async ({ address }) => {
    const answer = await fetch(site.address + address);
    const marked = parse(await answer.text())
      .querySelectorAll(".site-header [aria-current]")
      .map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]);
    const { header, donate } = contents.navigation;
    const isLinked = [...header, donate].some(({ href }) => href === address);
    expect(marked).toEqual(isLinked ? [[address, "page"]] : []);
  });

  it.each([desk, phone])("highlights the current link at $width px", async (viewport) => {
    const page = await site.open("/about", { viewport });
    if (viewport === phone) await page.getByRole("button", { name: "Toggle menu" }).click();
    const look = (address: string) =>
      menu(page)
        .locator(`a[href="${address}"]`)
        .evaluate((link) => {
          const { fontWeight, boxShadow, backgroundColor, borderBottomColor } =
            getComputedStyle(link);
          return [fontWeight, boxShadow, backgroundColor, borderBottomColor].join(" ");
        });
    expect(await look("/programs")).toBe(await look("/contact"));
    expect(await look("/about")).not.toBe(await look("/programs"));
  });

  it.each([desk, phone])("stays at the top, 64 px high, at $width px", async (viewport) => {
    const page = await site.open("/about", { viewport });
    const place = () => page.getByRole("banner").boundingBox();
    expect(await place()).toMatchObject({ y: 0, height: 64 });
    await scrollDown(page);
    expect(await place()).toMatchObject({ y: 0, height: 64 });
  });

  it.each(["/", "/help", "/sw/contact"])(
    "has room for everything on %s at 768 px",
    async (address) => {
      const page = await site.open(address, { viewport: { width: 768, height: 1024 } });
      expect(await overflow(page)).toBe(0);
      for (const link of await page.getByRole("banner").getByRole("link").all()) {
        const box = await link.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768);
      }
    },
  );

  it.each([
    ["a seventh link", ["Our Partners"]],
    ["long labels", ["Partners and Friends", "Reports and Accounts", "Work With Us in Nairobi"]],
  ])("has room for %s at every width, and hides none of them", async (_name, labels) => {
    const page = await site.open("/about", { viewport: desk });
    await menu(page)
      .getByRole("list")
      .last()
      .evaluate((list, added) => {
        for (const label of added) {
          const item = list.lastElementChild?.cloneNode(true) as HTMLElement;
          item.querySelector("a")?.replaceChildren(label);
          list.append(item);
        }
      }, labels);
    for (const width of [320, 767, 768, 800, 900, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
      if (width < 768) continue;
      const header = await page.getByRole("banner").boundingBox();
      const boxes = await Promise.all(
        (await menu(page).getByRole("link").all()).map((link) => link.boundingBox()),
      );
      const isOutside = boxes.filter(
        (box) =>
          !box ||
          box.x < 0 ||
          box.x + box.width > width ||
          box.y + box.height > (header?.height ?? 0),
      );
      expect(isOutside, `${width} px`).toEqual([]);
      // What is led to must not hide below the header.
      const padding = await page.evaluate(() =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      expect(header?.height).toBeLessThanOrEqual(padding);
    }
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
  });

  it("scrolls away in a window lower than 480 px", async () => {
    const page = await site.open("/about", { viewport: { width: 800, height: 400 } });
    await scrollDown(page);
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: -1000, height: 64 });
  });
});

async function scrollDown(page: Page) {
  await page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
}
