import { describe, expect, it } from "vitest";

import { printProblem, printProblems, type Problem } from "#app/library/problems/problem.ts";
import { problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const problem: Problem = {
  file: "content/team.yaml",
  line: 3,
  column: 9,
  field: "0.role",
  says: "role is empty.",
  expected: "",
  fix: "Write it like role: Director.",
};

// A line that begins with :: is an order to the machine that runs the checks.
const hostile = [
  ["a value", postFile("Words.\n", { date: '"a\\n::stop-commands::x"' })],
  ["a value of several lines", postFile("Words.\n", { date: "|\n  a\n  ::error::x" })],
  ["the name of a field", postFile("Words.\n", { '"a\\n::error::x"': "1" })],
  ["a figure in a field", postFile("Words.\n", { title: '"{{a\\n::error::x}}"' })],
  ["a figure in a body", postFile("One {{a\n::error::x}} two\n")],
  ["a link", postFile("[a](x&NewLine;::error::x)\n")],
  ["characters that move the cursor", postFile("Words.\n", { date: '"\\e[2J\\r::error::x"' })],
];

describe("a printed problem", () => {
  it("says where, what stands there, what may stand there and what to do", () => {
    expect(printProblem({ ...problem, expected: "It has to be a text." })).toBe(
      "content/team.yaml:3:9  role is empty. It has to be a text. Write it like role: Director.",
    );
  });

  it("leaves out what is empty", () => {
    expect(printProblem(problem)).toBe(
      "content/team.yaml:3:9  role is empty. Write it like role: Director.",
    );
  });

  it("stands once in the list, in the order of file, line and column", () => {
    const lines = printProblems([
      { ...problem, line: 10 },
      { ...problem, column: 10 },
      { ...problem, file: "content/blog/10.mdx" },
      problem,
      { ...problem, file: "content/blog/9.mdx" },
      problem,
    ]).split("\n");
    expect(lines.map((line) => line.split("  ")[0])).toEqual([
      "content/blog/9.mdx:3:9",
      "content/blog/10.mdx:3:9",
      "content/team.yaml:3:9",
      "content/team.yaml:3:10",
      "content/team.yaml:10:9",
    ]);
  });

  it.each(hostile)("takes one line, whatever stands in %s", async (_name, text = "") => {
    const lines = await problemsOf({ "blog/3.mdx": text });
    expect(lines).not.toEqual([]);
    for (const line of lines) {
      expect(line).toMatch(/^content\/blog\/3\.mdx:\d+:\d+ {2}\P{Cc}+$/u);
    }
  });

  it("gives no order to a reader of logs, whatever a file is called", async () => {
    const lines = await problemsOf({ "blog/##[error]x.mdx": postFile("Words.\n") });
    expect(lines).toEqual([expect.not.stringContaining("##[")]);
  });

  it("takes one line, whatever a file is called", async () => {
    const lines = await problemsOf({ "blog/a\n::error::x.mdx": postFile("Words.\n") });
    expect(lines).toEqual([expect.stringMatching(/^\P{Cc}+$/u)]);
  });
});
