import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { bodyProblems } from "#tests/support/body-problems.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

async function shown(text: string, prefix?: string) {
  const { code, problems } = await compileBody(text, { prefix });
  expect(problems).toEqual([]);
  return renderedBody(code).replaceAll(/>\n</g, "><");
}

const rows = "| a | b |\n|---|--:|\n| 1 | 2 |";
const table = (words: string) =>
  '<section class="table-box" tabindex="0" aria-labelledby="table-1"><table>' +
  `<caption id="table-1">${words}</caption><thead><tr><th scope="col">a</th>` +
  '<th class="cell-end" scope="col">b</th></tr></thead><tbody><tr><td>1</td>' +
  '<td class="cell-end">2</td></tr></tbody></table></section>';

describe("a table", () => {
  it.each([
    ["above it", `Table: *Fees*\n\n${rows}`],
    ["above it without an empty line", `table: *Fees*\n${rows}`],
    ["below it", `${rows}\n\nTable: *Fees*`],
    ["below it without an empty line", `${rows}\nTable: *Fees*`],
    ["in Swahili", `Jedwali: *Fees*\n\n${rows}`],
  ])("has its caption %s", async (_where, text) => {
    expect(await shown(text)).toBe(table("<em>Fees</em>"));
  });

  it("does not take the caption of the one above it", async () => {
    const html = await shown(`${rows}\n\nTable: One\n\n${rows}\n\nTable: Two`, "school--");
    expect(html.match(/<caption.*?<\/caption>/g)).toEqual([
      '<caption id="school--table-1">One</caption>',
      '<caption id="school--table-2">Two</caption>',
    ]);
  });

  it("has no heading in an empty corner", async () => {
    const html = await shown("Table: A\n\n|  | b |\n|---|---|\n| 1 | 2 |");
    expect(html).toContain('<thead><tr><td></td><th scope="col">b</th></tr></thead>');
  });

  it("is read row by row, so that a name stands beside an age", async () => {
    const { passages } = await compileBody(`Table: A\n\n${rows}`);
    expect(passages.map(({ words }) => words.trim())).toEqual(["Table: A", "a   b", "1   2"]);
  });

  it.each([
    [rows, "1:1 A table does not say what it shows."],
    [`Table: A\n\n${rows}3 |`, "5:1 This row has 3 cells, and the first row of the table has 2."],
    [`Table: A\n\n${rows}\nAnd so on.`, "6:1 This line would become a row of the table above it."],
    ["Table: A\n\n|  |\n|---|\n| 1 |", "3:1 The first row of a table names its columns"],
  ])("cannot be %j", async (text, says) => {
    expect(await bodyProblems(text)).toEqual([expect.stringContaining(says)]);
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
  ])("names its source: %j", async (text, source) => {
    expect(await shown(text)).toBe(quotation(source));
  });

  it.each([
    ["> – Where from?\n> – From home.", "<p>– Where from?<br/>\n– From home.</p>"],
    ["> It is late.\n> – Is it?", "<p>It is late.<br/>\n– Is it?</p>"],
    ["> — A mother", "<p>— A mother</p>"],
  ])("may be a conversation: %j", async (text, html) => {
    expect(await shown(text)).toBe(`<blockquote>${html}</blockquote>`);
  });

  it("does not name its source with one hyphen", async () => {
    expect(await bodyProblems("> We came.\n> - A mother")).toEqual([
      "2:3 A quotation ends with a list of one point. To say whose words these are, write two hyphens: > -- A mother",
    ]);
  });
});

const link = (role: string, href: string, number: string, id = "") =>
  `<a ${id && `id="${id}" `}role="${role}" href="#${href}">${number}</a>`;

describe("a footnote", () => {
  it("leads to its words and back, by numbers that belong to its text", async () => {
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

  it.each([
    ["One.\n\n[^1]: Two.", "3:1 Nobody would see this footnote"],
    ["One.[^1]\n\n[^1]: Two.\n\n[^1]: Three.", "5:1 The footnote [^1] stands here a second time."],
  ])("cannot be %j", async (text, says) => {
    expect(await bodyProblems(text)).toEqual([expect.stringContaining(says)]);
  });
});

describe("a picture in a line of its own", () => {
  it("has the words behind its address as its caption", async () => {
    const text = '![A desk](/files/classroom.svg "Where she reads")';
    const html = await shown(text);
    expect(html).toMatch(/^<figure><picture><img [^>]*><\/picture><figcaption>/);
    expect(html).toContain("<figcaption>Where she reads</figcaption></figure>");
    const { passages } = await compileBody(text);
    expect(passages).toContainEqual({
      kind: "text",
      words: "Where she reads",
      line: 1,
      column: 33,
    });
  });

  it("is the only one that has a caption", async () => {
    const [line] = await bodyProblems('See ![A desk](/images/a.svg "Words") here.');
    expect(line).toContain('1:5 Nobody would see the words "Words"');
    expect(line).toContain("they are its caption");
  });
});

describe("a list", () => {
  it("counts on from the number that is written", async () => {
    expect(await shown("3. a\n4. b")).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
  });

  it("has no boxes to tick", async () => {
    expect(await bodyProblems("- [ ] a\n- b")).toEqual([expect.stringContaining("1:1 A point")]);
  });
});
