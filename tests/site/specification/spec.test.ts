import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { oneLine } from "#tests/support/browser/reading.ts";
import { notFoundMessage, openSite } from "#tests/support/browser/site.ts";
import { testSites } from "#tests/support/browser/test-sites.ts";
import { contentWith, frozenContents } from "#tests/support/content-folder.ts";

const { notFound } = await frozenContents();
const site = openSite();

type Spec = {
  address: string | string[];
  part?: "header" | "main" | "footer";
  words?: string[];
  figures?: [value: string, label: string][];
  links?: [label: string, href: string][];
  order?: string[];
  counts?: Record<string, number>;
};
const written = parseYaml(readFileSync("tests/site/specification/spec.yaml", "utf8")) as Spec[];
const specs = written.flatMap((spec) =>
  [spec.address].flat().map((address) => ({ part: "main", ...spec, address })),
);

it.each(specs)(
  "the $part of $address says what the specification says",
  async ({ address, part, ...spec }) => {
    const page = await site.read(address);
    for (const unseen of page.querySelectorAll("svg[aria-hidden] text, [data-settings] template"))
      unseen.remove();
    const content = page.querySelector(part)!;
    const text = textOf(content);
    const isWord = (word: string, from: number) => text.indexOf(word.toLowerCase(), from);
    expect(inOrder(spec.words ?? [], isWord)).toEqual([]);

    const links = content.querySelectorAll("a[href]");
    const isLink = (link: [string, string], from: number) =>
      links.findIndex(
        ({ attrs: { href }, text: label }, at) =>
          at >= from && href?.split(/[?#]/)[0] === link[1] && oneLine(label).startsWith(link[0]),
      );
    expect(inOrder(spec.links ?? [], isLink)).toEqual([]);

    const all = content.querySelectorAll("*");
    const isPart = (selector: string, from: number) => {
      const parts = new Set(content.querySelectorAll(selector));
      return all.findIndex((element, at) => at >= from && parts.has(element));
    };
    expect(inOrder(spec.order ?? [], isPart)).toEqual([]);

    const figures = content.querySelectorAll("dl > div").map((figure) => ({
      shown: oneLine(figure.querySelector("dd")?.text ?? ""),
      whole: textOf(figure),
    }));
    const missing = (spec.figures ?? []).filter(
      ([value, label]) =>
        !figures.some(({ shown, whole }) => shown === value && whole.includes(label)),
    );
    expect(missing).toEqual([]);

    const counts = Object.keys(spec.counts ?? {}).map((selector) => [
      selector,
      content.querySelectorAll(selector).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(spec.counts ?? {});
  },
);

it("logs an unknown address to the console, and links to the home page", async () => {
  const page = await site.visit({ expects: [notFoundMessage] });
  const message = page.waitForEvent("console", (message) => message.type() === "info");
  await page.goto(`${site.address}/about/team?from=post`);
  expect((await message).text()).toBe(`${notFound.log} /about/team`);
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${site.address}/`);
});

// Texts for cases that the frozen content does not have.
const otherFiles = /^((sw\/)?(interface|forms|stats|pages\/blog)|sw\/lesos)\.yaml$/;
const otherFields =
  /^(jina\.source|events\.\w+|stories\.changed|partnerships\.partners|(form\.)?served\..*|register\.verified|giving\.(sample|write.*|mobileMoney.*))$/;

it("shows every text of the content on some page", async () => {
  const { texts } = checkedSite(await contentWith({}));
  const pages = readdirSync(testSites.frozen, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => parse(readFileSync(path.join(testSites.frozen, file), "utf8")));
  const attributes = pages.flatMap((page) =>
    page.querySelectorAll("*").flatMap((part) => Object.values(part.attributes)),
  );
  const shown = oneLine([...pages.map((page) => page.structuredText), ...attributes].join(" "));
  const always = texts.filter(
    ({ entry, field }) => !otherFiles.test(entry.file.path) && !otherFields.test(field),
  );
  expect(always.length).toBeGreaterThan(500);
  const missing = always.filter(({ value }) => {
    // Values in braces are filled in.
    const parts = value.split(/\{+[\w:-]+\}+/).map(oneLine);
    return parts.some((part) => !shown.includes(part));
  });
  expect(missing.map(({ entry, field }) => `${entry.file.path} ${field}`)).toEqual([]);
});

function textOf(part: HTMLElement) {
  return oneLine(part.structuredText).toLowerCase();
}

/** The items that do not follow the previous item. */
function inOrder<Item>(items: Item[], find: (item: Item, from: number) => number) {
  let from = 0;
  return items.filter((item) => {
    const at = find(item, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}
