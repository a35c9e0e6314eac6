import type { Locator, Page } from "playwright-core";

/** A text with every run of spaces and line breaks as one space. */
export function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** The text of a part of a page as a reader sees it, in one line. */
export async function textOf(part: Locator) {
  return oneLine(await part.innerText());
}

/** The texts of several parts of a page. */
export async function textsOf(parts: Locator) {
  return (await parts.allInnerTexts()).map(oneLine);
}

/** Those of the words that a part says, each after the one before. */
export async function wordsInOrder(part: Locator, words: string[]) {
  // A style may set words in capitals, which is no change of words.
  const text = (await textOf(part)).toLowerCase();
  let from = 0;
  return words.filter((word) => {
    const at = text.indexOf(oneLine(word).toLowerCase(), from);
    if (at >= 0) from = at + oneLine(word).length;
    return at >= 0;
  });
}

/** The section of a page below this heading. */
export function section(page: Page, heading: string) {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
}

/** The links of a part as their addresses, in order. */
export async function addressesOf(part: Locator) {
  return part
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** The figures of a part: what is counted, and how many. */
export async function figuresOf(part: Locator) {
  const figures = await part.locator("dl.figures > div").all();
  return Promise.all(
    figures.map(async (figure) => ({
      label: await textOf(figure.locator("dt")),
      value: await textOf(figure.locator("dd")),
    })),
  );
}
