import { parse, type HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { oneLine } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { specs, unknownAddresses } from "#tests/site/specification/spec.ts";

const site = openSite();

describe.each(specs)("the $part of $address", ({ address, part = "main", ...spec }) => {
  const opened = async () => {
    const page = parse(await (await fetch(site.address + address)).text());
    for (const unseen of page.querySelectorAll("svg text, [data-settings] template"))
      unseen.remove();
    return page.querySelector(part) as HTMLElement;
  };

  it("says what the specification says", async () => {
    const found = await opened();
    const text = textOf(found);
    expect(
      inOrder(spec.words ?? [], (word, from) => text.indexOf(word.toLowerCase(), from)),
    ).toEqual([]);

    const links = found.querySelectorAll("a[href]");
    const isLink = (link: [string, string], from: number) =>
      links.findIndex(
        (one, at) =>
          at >= from &&
          one.getAttribute("href")?.split("#")[0] === link[1] &&
          oneLine(one.text).startsWith(link[0]),
      );
    expect(inOrder(spec.links ?? [], isLink)).toEqual([]);

    const figures = found.querySelectorAll("dl > div").map((one) => {
      const value = one.querySelector("dd");
      return [oneLine(value?.text ?? ""), textOf(one)];
    });
    const missing = (spec.figures ?? []).filter(
      ([value, label]) => !figures.some(([one, all]) => one === value && all?.includes(label)),
    );
    expect(missing).toEqual([]);

    const counts = Object.keys(spec.counts ?? {}).map((selector) => [
      selector,
      found.querySelectorAll(selector).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(spec.counts ?? {});
  });
});

it.each(unknownAddresses)("answers 404 at %s", async (address) => {
  expect((await fetch(site.address + address)).status).toBe(404);
});

function textOf(part: HTMLElement) {
  return oneLine(part.structuredText).toLowerCase();
}

/** Those of the things that are not found behind the one before. */
function inOrder<Thing>(things: Thing[], find: (thing: Thing, from: number) => number) {
  let from = 0;
  return things.filter((thing) => {
    const at = find(thing, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}
