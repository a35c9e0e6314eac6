import type { Locator, Page } from "playwright-core";

/** The text with every run of white space replaced by one space. */
export function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** The visible text of a part of a page, in one line. */
export async function textOf(part: Locator) {
  return oneLine(await part.innerText());
}

/** The visible texts of several parts of a page. */
export async function textsOf(parts: Locator) {
  return (await parts.allInnerTexts()).map(oneLine);
}

/** Those of the words that appear in a part, each after the one before. */
export async function wordsInOrder(part: Locator, words: string[]) {
  // CSS may set words in capitals, which does not change them.
  const text = (await textOf(part)).toLowerCase();
  let from = 0;
  return words.filter((word) => {
    const at = text.indexOf(oneLine(word).toLowerCase(), from);
    if (at >= 0) from = at + oneLine(word).length;
    return at >= 0;
  });
}

/** The section of a page with this heading. */
export function section(page: Page, heading: string) {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
}

/** The addresses of the links in a part, in order. */
export async function addressesOf(part: Locator) {
  return part
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** The figures in a part, each with its label. */
export async function figuresOf(part: Locator) {
  const figures = await part.locator("dl.figures > div").all();
  return Promise.all(
    figures.map(async (figure) => ({
      label: await textOf(figure.locator("dt")),
      value: await textOf(figure.locator("dd")),
    })),
  );
}
