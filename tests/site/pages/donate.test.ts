import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { openContents } from "#app/content/open-site.server.ts";
import { donatePage, givingAddresses } from "#app/content/pages/donate-page.ts";
import { statOf } from "#app/content/parts/figures-of.ts";
import type { Donate } from "#app/model/pages/donate.ts";
import {
  figuresOf,
  section,
  textOf,
  textsOf,
  wordsInOrder,
} from "#tests/support/browser/reading.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { props: view } = donatePage(contents);
const addresses = givingAddresses(contents)!;
const { provider } = contents.donate;
const site = openSite();
const realSite = openSite("real");
const donate = site.reading("/donate");

describe("the giving page's frame", () => {
  const frame = () => donate.page.locator("iframe");

  it("shows the provider's page of our fundraiser", async () => {
    expect(await frame().count()).toBe(1);
    expect(await frame().getAttribute("src")).toBe(addresses.frame);
    expect(addresses.frame).toContain(provider.fundraiserId);
    await frame().scrollIntoViewIfNeeded();
    const inside = donate.page.frameLocator("iframe").getByRole("heading");
    await inside.waitFor();
    expect(await inside.isVisible()).toBe(true);
  });

  it("loads lazily and has a title", async () => {
    expect(await frame().getAttribute("loading")).toBe("lazy");
    expect(await frame().getAttribute("title")).toBe(view.giving.frameTitle);
  });

  it.each([phone, { width: 1280, height: 800 }])(
    "is 600 px tall and may take payments on the site as it is built, at $width px",
    async (viewport) => {
      const real = parse(readFileSync("content/pages/donate.yaml", "utf8")) as Donate;
      const page = await realSite.open("/donate", { viewport });
      const built = page.locator("iframe");
      expect(await built.getAttribute("height")).toBe("600");
      expect(await built.getAttribute("allow")).toBe("payment");
      expect(await built.getAttribute("src")).toContain(real.provider.fundraiserId);
      const box = await built.boundingBox();
      expect(box?.height).toBe(600);
      expect(box?.width).toBeGreaterThanOrEqual(300);
      const isExample = real.provider.sample === true;
      expect(await page.getByText(real.giving.sample).isVisible()).toBe(isExample);
      const buttons = [real.giving.open, real.closing.primary.label];
      for (const name of buttons)
        expect((await page.getByRole("link", { name }).count()) === 0, name).toBe(isExample);
    },
  );

  it("has a plain link to the same giving page beside it", async () => {
    const link = donate.page
      .getByRole("main")
      .getByRole("link", { name: view.giving.open, exact: true })
      .last();
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toBe(addresses.page);
    expect(new URL(address).origin).toBe(new URL(addresses.frame).origin);
    expect(address).toContain(provider.fundraiserId);
    expect(await link.getAttribute("target")).toBeNull();
  });

  it("hides the unused defaults", async () => {
    const text = await textOf(section(donate.page, view.giving.heading));
    for (const hidden of Object.values(provider.defaults)) {
      expect(text.split(/\W+/)).not.toContain(String(hidden));
    }
  });
});

describe("the donate page", () => {
  it("states what gifts have made possible, with the donors", async () => {
    const figures = await figuresOf(section(donate.page, view.impact.heading));
    expect(figures).toEqual(view.impact.figures.map(({ label, value }) => ({ label, value })));
    expect(figures.map(({ value }) => value)).toContain(statOf(contents, "donors").value);
  });

  it("splits a gift 85 to 10 to 5, in a chart and in a table", async () => {
    const part = section(donate.page, view.fundUse.heading);
    const shares = ["fund-programs", "fund-administration", "fund-fundraising"].map((id) =>
      statOf(contents, id),
    );
    const rows = await part.getByRole("row").all();
    expect(await textsOf(rows[0]!.getByRole("columnheader"))).toEqual([
      view.fundUse.purpose,
      view.fundUse.share,
    ]);
    for (const [index, { label, value }] of shares.entries()) {
      const row = rows[index + 1]!;
      expect(await textsOf(row.getByRole("rowheader"))).toEqual([label]);
      expect(await textsOf(row.getByRole("cell"))).toEqual([value]);
    }
    const widths = await part
      .locator("svg")
      .first()
      .locator('rect:not([class*="weave"])')
      .evaluateAll((all) => all.map((share) => share.getBoundingClientRect().width));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const shown = widths.map((width) => `${Math.round((100 * width) / whole)}%`);
    expect(shown).toEqual(shares.map(({ value }) => value));
    expect(shown).toEqual(["85%", "10%", "5%"]);
  });

  it("says above the pledges that they are examples", async () => {
    const part = section(donate.page, view.pledges.heading);
    const words = [
      view.pledges.note,
      ...view.pledges.list.flatMap(({ name, purpose, amount }) => [name, purpose, amount]),
    ];
    expect(await wordsInOrder(part, words)).toEqual(words);
    expect(await part.getByRole("listitem").count()).toBe(view.pledges.list.length);
  });

  it("names other ways to help, each with a working link", async () => {
    const part = section(donate.page, "Other Ways to Help");
    for (const { title, text, link } of view.otherWays.ways) {
      expect(await wordsInOrder(part, [title, text])).toEqual([title, text]);
      const way = part.getByRole("link", { name: link.label, exact: true });
      expect(await way.getAttribute("href")).toBe(link.href);
      expect((await fetch(site.address + link.href)).status).toBe(200);
    }
  });
});
