import { describe, expect, it } from "vitest";

import { linkLabels } from "#app/library/words/link-labels.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines } from "#tests/support/word-findings.ts";

const inBody = (label: string, target = "/about") =>
  findingLines(linkLabels, { "blog/3.mdx": postFile(`Go [${label}](${target}) now.\n`) });

describe("the words of a link", () => {
  it.each([
    "click here",
    "Click here!",
    "here",
    "**here**",
    "Read more …",
    "learn more",
    "this link",
    "https://www.suluhisho.example/about",
    "www.suluhisho.example",
    "suluhisho.example/about",
    "",
  ])("raise a warning where they are %j", async (label) => {
    expect(await inBody(label)).toEqual([expect.stringMatching(/^9:4 warning /)]);
  });

  it.each(["our programs", "read more about our programs", "Here is our plan", "Donate", "M-Pesa"])(
    "may be %j",
    async (label) => {
      expect(await inBody(label)).toEqual([]);
    },
  );

  it("may be the e-mail address to which they lead", async () => {
    expect(await inBody("info@suluhisho.example", "mailto:info@suluhisho.example")).toEqual([]);
  });

  it("are checked in fields, at the label", async () => {
    const text = "header:\n  - { label: Home, href: / }\n  - label: Read more\n    href: /blog\n";
    expect(await findingLines(linkLabels, { "navigation.yaml": text })).toEqual([
      '3:12 warning The words of a link, "Read more", do not say where it leads.',
    ]);
  });

  it.each(["Click here, said the teacher.\n", "## Read more\n", "![here](classroom.jpg)\n"])(
    "are not %j",
    async (body) => {
      expect(await findingLines(linkLabels, { "blog/3.mdx": postFile(body) })).toEqual([]);
    },
  );
});
