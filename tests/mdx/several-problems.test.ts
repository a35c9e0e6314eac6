import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { bodyProblems } from "#tests/support/body-problems.ts";

const starts = (lines: string[]) => lines.map((line) => line.split(" ").slice(0, 2).join(" "));

const place = (line: number, column: number, length: number) => ({ line, column, length });

const cases: [name: string, text: string, lines: string[]][] = [
  ["two that the parser reads", "# One\n\n[a](http://a.example)", ["1:1 A", "3:1 A"]],
  ["two that stop the parser", "One <br> two\n\nthree <hr> four", ["1:5 <br>", "3:7 <hr>"]],
  ["two in one line that stop the parser", "One <br> two <hr> three", ["1:5 <br>", "1:14 <hr>"]],
  [
    "some before and behind one that stops the parser",
    "# One\n\n<br>\n\n[a](http://a.example)\n\n<Quote>\nx\n</Quote>\n\n<Callout>\nx\n</Callout>",
    ["1:1 A", "3:1 <br>", "5:1 A", "7:1 <Quote>", "11:1 <Callout>"],
  ],
  [
    "one inside a callout",
    '<Callout title="A">\n\na <br> b\n\n# Two\n\n</Callout>',
    ["3:3 <br>", "5:1 A"],
  ],
  [
    "a close of nothing and a block without an end",
    '</Callout>\n\n<Callout title="A">\n\nx',
    ["1:1 </Callout>", "3:1 <Callout>"],
  ],
  ["some in lists and quotations", "- one <br>\n- two\n\n> <hr>", ["1:7 <br>", "4:3 <hr>"]],
];

describe("the problems of a body", () => {
  it.each(cases)("are all named: %s", async (_name, text, lines) => {
    expect(starts(await bodyProblems(text))).toEqual(lines);
  });

  it("end in the first few where there are very many", async () => {
    const { problems, code } = await compileBody("<br>\n\n".repeat(30));
    expect(problems).toHaveLength(20);
    expect(code).toBe("");
  });

  it("do not hide the figures and links that stand behind them", async () => {
    const { mentions } = await compileBody(
      "One <br> {{girls}}\n\n[a](/about)\n\n![b](/files/b.svg)",
    );
    expect(mentions).toEqual([
      { kind: "stat", target: "girls", line: 1, column: 10, written: place(1, 12, 5) },
      { kind: "address", target: "/about", line: 3, column: 1, written: place(3, 5, 6) },
      { kind: "image", target: "/files/b.svg", line: 5, column: 1, written: place(5, 6, 12) },
    ]);
  });

  it("are the same whoever compiles at the same time", async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${"\n".repeat(index)}# One`);
    const all = await Promise.all(texts.map((text) => bodyProblems(text)));
    expect(all.flatMap(starts)).toEqual(texts.map((_, index) => `${index + 1}:1 A`));
  });
});
