import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { dateInWords } from "#app/components/written-date.tsx";
import { prosePageAt } from "#app/content/pages/prose-page-at.ts";
import { textOf, textsOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const page = prosePageAt(await openContents(), "/privacy")!.props;
const site = openSite();

describe("the privacy page", () => {
  it("is reached from the footer", async () => {
    const visitor = await site.open("/");
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await visitor.waitForURL("**/privacy");
    const heading = visitor.getByRole("heading", { level: 1 });
    expect(await textOf(heading)).toBe(page.hero.heading);
  });

  it("lists its sections beside the text, each a link to its heading", async () => {
    const visitor = await site.open("/privacy");
    const list = visitor.getByRole("main").getByRole("navigation");
    const addresses = await list
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1)));
    const ids = [...page.html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(addresses).toEqual(ids);
    expect(ids.length).toBeGreaterThan(1);
  });

  it("shows every heading of its text and the date of the last change", async () => {
    const visitor = await site.open("/privacy");
    const main = visitor.getByRole("main");
    const headings = [...page.html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
    expect(headings.length).toBeGreaterThan(0);
    expect(await textsOf(main.getByRole("heading", { level: 2 }))).toEqual(headings);
    const { label, date } = page.updated!;
    const words = [label, dateInWords("en-KE", date)];
    expect(await wordsInOrder(main, words)).toEqual(words);
    expect(await main.locator("time").getAttribute("datetime")).toBe(date);
  });
});
