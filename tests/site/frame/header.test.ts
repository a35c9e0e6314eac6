import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, openSite, phone } from "#tests/support/browser/site.ts";
import { frozenContents } from "#tests/support/content-folder.ts";
import { movedPage, variantPath } from "#tests/support/browser/test-sites.ts";

const { site: organization } = await frozenContents();
const [site, variant] = [openSite(), openSite("variant")];

const menu = (page: Page) => page.locator("#menu");
const place = (page: Page) => page.getByRole("banner").boundingBox();
const scrollDown = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));

/** The links that overflow the header or the window. */
async function outside(page: Page, width: number) {
  const { height } = (await place(page))!;
  const links = await menu(page).getByRole("link").all();
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  return boxes.filter(
    (box) => !box || box.x < 0 || box.x + box.width > width || box.y + box.height > height,
  );
}

it.each([desk, phone])(
  "the header stays 64 px high, and shows the charity's name at $width px, and scrolls away in a low window",
  async (viewport) => {
    const page = await site.open("/about", { viewport });
    await scrollDown(page);
    expect(await place(page)).toMatchObject({ y: 0, height: 64 });
    const name = page.getByRole("banner").getByText(organization.name, { exact: true });
    expect(await name.isVisible()).toBe(true);
    for (const height of [480, 479]) {
      await page.setViewportSize({ width: 800, height });
      await scrollDown(page);
      const top = Math.round((await place(page))?.y ?? NaN);
      expect(top, `${height} px`).toBe(height === 480 ? 0 : -1000);
    }
  },
);

it.each(["/sw/contact", "/sw/help"])(
  "the header of %s has one row at every width with a menu in it",
  async (address) => {
    const page = await site.open(address);
    for (const width of [768, 895, 896, 1023, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await place(page))?.height, `${width} px`).toBe(64);
    }
  },
);

it("the header of a Swahili page has room for more and longer links at every width, and hides nothing below it", async () => {
  const page = await site.open("/sw/contact");
  await menu(page)
    .getByRole("list")
    .last()
    .evaluate((list) => {
      for (const label of ["Partners and Friends", "Reports and Accounts", "Work With Us Here"]) {
        const item = list.lastElementChild?.cloneNode(true) as HTMLElement;
        item.querySelector("a")?.replaceChildren(label);
        list.append(item);
      }
    });
  for (const width of [768, 900, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await outside(page, width), `${width} px`).toEqual([]);
    const language = page.getByRole("banner").locator("[hreflang]");
    expect((await language.boundingBox())?.height, `${width} px`).toBe(44);
    const padding = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    const exit = await page.locator(".quick-exit").boundingBox();
    expect(exit!.y + exit!.height, `${width} px`).toBeLessThanOrEqual(padding);
  }
});

it("a site below a base path redirects a moved page to its new address, which is marked as current, like the home page", async () => {
  const page = await variant.open(movedPage.from);
  expect(page.url()).toBe(variant.address + movedPage.to);
  const current = page.locator('[aria-current="page"]');
  expect(await current.getAttribute("href")).toBe(variantPath + movedPage.to);
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    const line = await current.evaluate((link) => getComputedStyle(link).boxShadow);
    expect(line, `${viewport.width} px`).not.toBe("none");
  }
  await page.goto(`${variant.address}/`);
  expect(await current.getAttribute("href")).toBe(`${variantPath}/`);
});
