import { expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { interface: words } = contents;
const figure = homePage(contents).props.figures.find(({ note }) => note);
const site = openSite();

it.each([true, false])(
  "the note on a figure opens where the reader is, with JavaScript: %s",
  async (javaScriptEnabled) => {
    const page = await site.open("/", { viewport: phone, javaScriptEnabled });
    const sign = page.getByRole("main").getByRole("button", { name: figure?.note?.name }).first();
    await sign.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await page.evaluate(() => scrollY);
    await sign.click();
    const note = page.locator(".note:popover-open");
    expect(await textOf(note)).toContain(figure?.note?.text);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const box = (await note.boundingBox())!;
    const place = (await sign.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(place.y + place.height - 1);
    expect(box.x).toBeGreaterThan(0);
    expect(Math.round(box.x + box.width / 2)).toBe(phone.width / 2);
    await note.getByRole("button", { name: words.close }).click();
    expect(await note.count()).toBe(0);
    await sign.click();
    await page.keyboard.press("Escape");
    expect(await note.count()).toBe(0);
    expect(await sign.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);
