import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import { textOf } from "#tests/support/browser/reading.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();
const boxOf = async (part: Locator) => (await part.boundingBox())!;

async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(across, 0) * Math.max(down, 0);
}

describe.each([phone, { width: 360, height: 740 }, { width: 1280, height: 800 }])(
  "the note on a figure, in a window of $width px",
  (viewport) => {
    it.each([true, false])(
      "opens by its sign where the reader is and covers nothing, with JavaScript: %s",
      async (javaScriptEnabled) => {
        const page = await site.open("/", { viewport, javaScriptEnabled });
        const notes = page.locator(".figures .figure-note");
        expect(await notes.count()).toBeGreaterThan(1);
        for (const note of await notes.all()) {
          const [sign, text] = [note.locator("summary"), note.locator("p")];
          // At the foot of the window, where there is least room.
          await sign.evaluate((one) => one.scrollIntoView({ block: "end", behavior: "instant" }));
          const before = (await boxOf(sign)).y;
          expect(await text.isVisible()).toBe(false);
          await sign.click();
          expect(Math.abs((await boxOf(sign)).y - before)).toBeLessThan(1);
          expect(await textOf(text)).not.toBe("");
          const figure = page.locator(".figures > div", { has: note });
          const kept = [sign, figure.locator("dt"), figure.locator("dd").first()];
          kept.push(...(await page.locator("main .button").all()));
          for (const one of kept) expect(await overlap(text, one)).toBe(0);
          await sign.click();
          expect(await text.isVisible()).toBe(false);
        }
      },
    );
  },
);
