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

const papers = { A4: [21, 29.7], A5: [14.8, 21] };

/** The number of sheets of paper that a page prints on. */
export async function sheetsOn(page: Page, format: keyof typeof papers) {
  // Playwright sends inches to Firefox, which expects centimetres.
  const [width, height, edge] = [...papers[format], 1].map(
    (length) => `${length}${isFirefox ? "in" : "cm"}`,
  );
  const margin = { top: edge, right: edge, bottom: edge, left: edge };
  const pdf = (await page.pdf({ width, height, margin })).toString("latin1");
  // Firefox compresses the objects of a PDF; Chromium does not.
  const streams = [...pdf.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g)];
  const objects = streams.map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")));
  return [pdf, ...objects].join("\n").match(/\/Type \/Page\b/g)?.length ?? 0;
}
