import { inflateSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { isFirefox } from "#tests/support/browser/firefox.ts";

/** The text with each run of white space replaced by one space. */
export function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** The visible text of a part of a page, in one line. */
export async function textOf(part: Locator) {
  return oneLine(await part.innerText());
}

/** A computed style of a part of a page, or of what it generates at a place such as ::before. */
export function styleOf(part: Locator, property: string, place?: string) {
  const read = (box: Element, [name, at]: [name: string, at?: string]) =>
    getComputedStyle(box, at).getPropertyValue(name);
  return part.evaluate(read, [property, place] as [string, string?]);
}

const papers = { A4: [21, 29.7], A5: [14.8, 21] };

/** The number of sheets of paper that a page prints on. */
export async function sheetsOn(page: Page, format: keyof typeof papers) {
  const pdf = await pdfOf(page, format);
  // Firefox compresses the objects of a PDF; Chromium does not.
  const streams = [...pdf.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g)];
  const objects = streams.map(([, stream = ""]) => inflated(stream));
  return [pdf, ...objects].join("\n").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The first glyphs of each sheet on which Chromium prints a page, as numbers of the fonts in the PDF. */
export async function beginningsOfSheets(page: Page, count: number) {
  const pdf = await pdfOf(page, "A4");
  return [...pdf.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const [, stream = ""] =
      new RegExp(`\\n${id} 0 obj[^]*?stream\\r?\\n([^]*?)endstream`).exec(pdf) ?? [];
    return (inflated(stream).match(/<[0-9A-F]+>/g) ?? []).slice(0, count).join("");
  });
}

function inflated(stream: string) {
  return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
}

async function pdfOf(page: Page, format: keyof typeof papers) {
  // Playwright sends inches to Firefox, which expects centimetres.
  const [width, height, edge] = [...papers[format], 1].map(
    (length) => `${length}${isFirefox ? "in" : "cm"}`,
  );
  const margin = { top: edge, right: edge, bottom: edge, left: edge };
  return (await page.pdf({ width, height, margin })).toString("latin1");
}
