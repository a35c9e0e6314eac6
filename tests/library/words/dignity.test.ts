import { describe, expect, it } from "vitest";

import type { Entry } from "#app/library/entry.ts";
import { dignity, lostExceptions } from "#app/library/words/dignity.ts";
import { testRule } from "#tests/library/words/rule-on-bodies.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const rule = (words: string, severity: string, more = "") =>
  `- words: [${words}]\n  reason: A reason.\n  instead: Better words\n  severity: ${severity}\n${more}`;
const list =
  rule("voiceless, the voiceless, give a voice", "error") +
  rule("victim, victims, child’s play", "warning");

const inBody = (body: string, words = list) =>
  findingLines(dignity, { "words.yaml": words, "blog/3.mdx": postFile(`${body}\n`) });

describe("a word of the list", () => {
  testRule({
    rule: dignity,
    found: [
      ["They are voiceless.", "9:10 error We do not write"],
      ["VOICELESS they were.", "9:1 error We do not write"],
      ["The so-called “voiceless” spoke.", "9:16 error We do not write"],
      ["We give a\nvoice to all.", "9:4 error We do not write"],
      ["We give a “voice” to all.", "9:4 error We do not write"],
      ["## The voiceless", "9:4 error We do not write"],
      ["![A voiceless girl](a.jpg)", "9:1 error We do not write"],
      ["They are **voiceless** now.", "9:12 error We do not write"],
      ["It is child's play.", "9:7 warning We do not write"],
      ["It is child’s play.", "9:7 warning We do not write"],
    ],
    fine: [
      "victimless and victimized",
      "We give voice lessons and invoice them.",
      "Évictims",
      "Nothing of it",
      "See `victim` [there](https://www.suluhisho.example/victim).",
    ],
    beside: { "words.yaml": list },
  });

  it("is found in a field, with the reason and what to write", async () => {
    const files = {
      "words.yaml": list,
      "blog/3.mdx": postFile("Words.\n", { title: "A victim speaks" }),
    };
    expect(await printedFindings(dignity, files)).toEqual([
      'content/blog/3.mdx:2:10  Warning: We do not write "victim": A reason. Write instead: Better words.',
    ]);
  });

  it("is found beside another one in the same sentence", async () => {
    expect(await inBody("A voiceless victim, and a child’s play.")).toHaveLength(3);
  });
});

describe("an exception", () => {
  const allowed = (where: string) =>
    rule("victim", "error", `  allowedIn:\n    - { ${where}, explanation: It is a name. }\n`);

  it("allows a word in a file and in no other", async () => {
    expect(await inBody("A victim.", allowed("file: blog/3.mdx"))).toEqual([]);
    expect(await inBody("A victim.", allowed("file: blog/1.mdx"))).toHaveLength(1);
  });

  it("allows it in one field alone", async () => {
    const files = {
      "words.yaml": allowed("file: blog/3.mdx, field: title"),
      "blog/3.mdx": postFile("A victim.\n", { title: "A victim" }),
    };
    expect(await findingLines(dignity, files)).toEqual([expect.stringMatching(/^9:3 error /)]);
  });

  it("raises a warning where its file is gone, and offers the nearest", async () => {
    const rule = (_passages: unknown, entries: Entry[]) => lostExceptions(entries);
    expect(await printedFindings(rule, { "words.yaml": allowed("file: blog/11.mdx") })).toEqual([
      'content/words.yaml:6:15  Warning: There is no file "blog/11.mdx" in which these words could stand. Did you mean "blog/1.mdx"?',
    ]);
  });
});
