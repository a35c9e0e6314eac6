import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { bodyProblems } from "#tests/support/body-problems.ts";

const starts = (lines: string[]) => lines.map((line) => line.split(" ").slice(0, 2).join(" "));

const place = (line: number, column: number, length: number) => ({ line, column, length });

const cases = [
  {
    name: "two that the parser reads",
    text: "# One\n\n[a](http://a.example)",
    lines: ["1:1 A", "3:1 A"],
  },
  {
    name: "two that stop the parser",
    text: "One <br> two\n\nthree <hr> four",
    lines: ["1:5 <br>", "3:7 <hr>"],
  },
  {
    name: "two in one line that stop the parser",
    text: "One <br> two <hr> three",
    lines: ["1:5 <br>", "1:14 <hr>"],
  },
  {
    name: "some before and behind one that stops the parser",
    text: "# One\n\n<br>\n\n[a](http://a.example)\n\n<Quote>\nx\n</Quote>\n\n<Callout>\nx\n</Callout>",
    lines: ["1:1 A", "3:1 <br>", "5:1 A", "7:1 <Quote>", "11:1 <Callout>"],
  },
  {
    name: "one inside a callout",
    text: '<Callout title="A">\n\na <br> b\n\n# Two\n\n</Callout>',
    lines: ["3:3 <br>", "5:1 A"],
  },
  {
    name: "a close of nothing and a block without an end",
    text: '</Callout>\n\n<Callout title="A">\n\nx',
    lines: ["1:1 </Callout>", "3:1 <Callout>"],
  },
  {
    name: "some in lists and quotations",
    text: "- one <br>\n- two\n\n> <hr>",
    lines: ["1:7 <br>", "4:3 <hr>"],
  },
];

describe("the problems of a body", () => {
  for (const { name, text, lines } of cases) {
    it(`are all named: ${name}`, async () => {
      expect(starts(await bodyProblems(text))).toEqual(lines);
    });
  }

  it("end in the first few where there are very many", async () => {
    const { problems, code } = await compileBody("<br>\n\n".repeat(30));
    expect(problems).toHaveLength(20);
    expect(code).toBe("");
  });

  it("do not hide the figures and links that stand behind them", async () => {
    const { mentions } = await compileBody(
      "One <br> {{girls}}\n\n[a](/about)\n\n![b](/images/b.svg)",
    );
    expect(mentions).toEqual([
      { kind: "stat", target: "girls", line: 1, column: 10, written: place(1, 12, 5) },
      { kind: "address", target: "/about", line: 3, column: 1, written: place(3, 5, 6) },
      { kind: "image", target: "/images/b.svg", line: 5, column: 1, written: place(5, 6, 13) },
    ]);
  });

  it("are the same whoever compiles at the same time", async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${"\n".repeat(index)}# One`);
    const all = await Promise.all(texts.map(bodyProblems));
    expect(all.flatMap(starts)).toEqual(texts.map((_, index) => `${index + 1}:1 A`));
  });
});
