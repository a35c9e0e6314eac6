import type { Locator } from "playwright-core";

/** The text with every run of white space replaced by one space. */
export function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** The visible text of a part of a page, in one line. */
export async function textOf(part: Locator) {
  return oneLine(await part.innerText());
}

/** The addresses of the links in a part, in order. */
export function addressesOf(part: Locator) {
  return part
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}
