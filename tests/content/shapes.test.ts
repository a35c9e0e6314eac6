import { describe, expect, it } from "vitest";

import { bodyOf } from "#tests/support/rendered-body.ts";

async function shown(text: string, prefix?: string) {
  return (await bodyOf(text, prefix)).html.replaceAll(/>\n</g, "><");
}

const rows = "| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |";
describe("a table", () => {
  it("has no heading in an empty corner", async () => {
    const html = await shown("|  | b |\n|---|---|\n| 1 | 2 |");
    expect(html).toContain('<thead><tr><td></td><th scope="col">b</th></tr></thead>');
  });

  it("is in a box that scrolls, and marks its column headers", async () => {
    const html = await shown(rows);
    expect(html).toMatch(/^<div class="table-box" tabindex="0"><table><thead>/);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('<td>1</td><td class="cell-end">2</td><td class="cell-middle">3</td>');
  });
});

const quotation = (source: string) =>
  `<figure class="quotation"><blockquote><p>We came.</p></blockquote><figcaption>${source}</figcaption></figure>`;

describe("a quotation", () => {
  it.each([
    ["> We came.\n> — A mother", "A mother"],
    ["> We came.\n> -- A *mother*, Kibra", "A <em>mother</em>, Kibra"],
    ["> We came.\n>\n> – [A mother](/about)", '<a href="/about">A mother</a>'],
    ["> We came.  \n> — A mother", "A mother"],
    ["> We came.\n— A mother", "A mother"],
    ["> We came.\n\n— A mother", "A mother"],
    [`> We came.\n— ${"m".repeat(120)}`, "m".repeat(120)],
  ])("names its source: %j", async (text, source) => {
    expect(await shown(text)).toBe(quotation(source));
  });

  it.each([
    ["> – Where from?\n> – From home.", "<p>– Where from?<br/>\n– From home.</p>"],
    ["> It is late.\n> – Is it?", "<p>It is late.<br/>\n– Is it?</p>"],
    ["> — A mother", "<p>— A mother</p>"],
    [`> Yes.\n> — ${"m".repeat(121)}`, `<p>Yes.<br/>\n— ${"m".repeat(121)}</p>`],
  ])("may be a dialogue: %j", async (text, html) => {
    expect(await shown(text)).toBe(`<blockquote>${html}</blockquote>`);
  });
});

const link = (role: string, href: string, number: string, id = "") =>
  `<a ${id && `id="${id}" `}role="${role}" href="#${href}">${number}</a>`;

describe("a footnote", () => {
  it("links to its note and back, with ids that belong to its text", async () => {
    const html = await shown("One[^a] two.[^a]\n\n[^a]: *Three*.", "school--");
    const name = "school--footnote-1";
    expect(html).toContain(
      `<p>One<sup>${link("doc-noteref", name, "1", `${name}-from`)}</sup> two.` +
        `<sup>${link("doc-noteref", name, "1", `${name}-from-2`)}</sup></p>`,
    );
    expect(html).toContain(
      `<div class="footnotes" role="doc-endnotes"><ol><li id="${name}"><p>` +
        `${link("doc-backlink", `${name}-from`, "1")} ` +
        `${link("doc-backlink", `${name}-from-2`, "1.2")} <em>Three</em>.`,
    );
  });
});

describe("a picture in a line of its own", () => {
  it("has its title as its caption", async () => {
    const text = '![A desk](/files/classroom.svg "Where she reads")';
    const html = await shown(text);
    expect(html).toMatch(/^<figure><picture><img [^>]*><\/picture><figcaption>/);
    expect(html).toContain("<figcaption>Where she reads</figcaption></figure>");
  });
});

describe("pictures on consecutive lines", () => {
  const [first, second] = ['![A desk](/files/a.svg "Hers")', "![A lamp](/files/b.svg)"];

  it("form a row, each with its caption", async () => {
    const html = await shown(`${first}\n${second}`);
    expect(html).toMatch(
      /^<div class="photo-row"><figure>.*<\/figure><picture>.*<\/picture><\/div>$/,
    );
    expect(html).toContain("<figcaption>Hers</figcaption></figure>");
  });

  it("stay in a sentence", async () => {
    expect(await shown(`Here: ${first} ${second}`)).not.toContain("photo-row");
  });
});

describe("a list", () => {
  it("starts at the number that is written", async () => {
    expect(await shown("3. a\n4. b")).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
  });
});
