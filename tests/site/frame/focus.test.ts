import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

/** Tabs around a page once and returns each stop that is covered, cut off or shows no focus. */
async function lostBy(page: Page, key: "Tab" | "Shift+Tab") {
  const lost: string[] = [];
  let [steps, gaps] = [0, 0];
  const rings = { cloth: new Set<string>(), paper: new Set<string>() };
  await page.evaluate(() => Object.assign(window, { firstStop: undefined }));
  for (; steps < 200; steps++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const walk = window as unknown as { firstStop?: Element };
      if (walk.firstStop === element) return "first" as const;
      walk.firstStop ??= element;
      const [box = new DOMRect()] = element.getClientRects();
      const spots = [0.1, 0.5, 0.9].map((part) =>
        document.elementFromPoint(box.left + part * box.width, box.top + part * box.height),
      );
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isSeen = /^solid [3-9]px$/.test(`${outlineStyle} ${outlineWidth}`);
      const ground = element.closest(".cloth") ? "cloth" : "paper";
      const isCut =
        box.left < 0 || box.right > innerWidth || getComputedStyle(element).clipPath !== "none";
      const isCovered = isCut || !spots.some((spot) => element.contains(spot));
      const isLost = isCovered || !isSeen;
      return { text: element.outerHTML.slice(0, 80), isLost, ground, ring: outlineColor } as const;
    });
    if (focused === "first") break;
    if (!focused) gaps++;
    else if (focused.isLost) lost.push(focused.text);
    if (focused) rings[focused.ground].add(focused.ring);
  }
  expect(steps).toBeGreaterThan(10);
  expect(steps).toBeLessThan(200);
  // The window itself may be a stop, once in each direction.
  expect(gaps).toBeLessThanOrEqual(2);
  // Ink on paper, marigold on the dark dyes.
  expect(rings.cloth.size).toBe(1);
  for (const ring of rings.cloth) expect(rings.paper).not.toContain(ring);
  return lost;
}

// A skip link is hidden until it has focus, so no other test looks at it.
it.each(["/", "/sw/contact"])(
  "with text twice as large, the links before the header of %s are whole and on top of everything",
  async (address) => {
    const page = await site.open(address, { viewport: phone });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const hidden = await page
      .locator(".skip-link")
      .first()
      .evaluate((link) => getComputedStyle(link).clipPath);
    expect(hidden).not.toBe("none");
    for (const target of ["#main", "exit"]) {
      await page.keyboard.press("Tab");
      const { left, right, height, corners, href } = await page.evaluate(() => {
        const link = document.activeElement as HTMLAnchorElement;
        const { left, right, top, bottom, height } = link.getBoundingClientRect();
        const corners = [left + 2, right - 2].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y) === link),
        );
        return {
          left,
          right,
          height,
          corners,
          href: link.matches("[data-quick-exit]") ? "exit" : link.hash,
        };
      });
      expect(href).toBe(target);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(phone.width - 8);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(corners).toEqual([true, true, true, true]);
    }
  },
);

// The other pages repeat the parts of these.
it.each(["/", "/get-involved", "/donate", "/blog/1"])(
  "focus on %s is visible at every stop and never hidden by the header",
  async (address) => {
    const page = await site.open(address, { viewport: phone });
    // A cross-origin frame may have any number of stops, during which no element of the page has focus.
    for (const frame of await page.locator("iframe").all())
      await frame.evaluate((element) => element.setAttribute("tabindex", "-1"));
    expect(await lostBy(page, "Tab")).toEqual([]);
    // Tabbing backwards differs only on pages with a form; in a low window only the quick exit covers the top.
    if (address !== "/get-involved") return;
    expect(await lostBy(page, "Shift+Tab")).toEqual([]);
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await lostBy(page, "Shift+Tab")).toEqual([]);
  },
);
