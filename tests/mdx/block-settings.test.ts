import { describe, expect, it } from "vitest";
import { z } from "zod";

import { checkBlock, type Kit } from "#app/mdx/check-block.ts";
import type { Setting } from "#app/mdx/tree.ts";

// The kit of a test: a block whose settings are of every kind that a setting may have.
const kit: Kit = {
  Notice: z.strictObject({
    title: z
      .string()
      .regex(/\S/)
      .meta({ examples: ["A title"] }),
    tone: z.enum(["calm", "urgent"]).optional(),
    until: z.iso
      .date()
      .optional()
      .meta({ examples: ["2026-06-30"], expects: "a date" }),
  }),
};

function said(settings: Record<string, string | null>, name = "Notice") {
  const lines: string[] = [];
  const attributes = Object.entries(settings).map(([setting, value]): Setting => ({
    type: "mdxJsxAttribute",
    name: setting,
    value,
  }));
  const node = { type: "mdxJsxFlowElement", name, attributes };
  const report = (...sentences: unknown[]) =>
    lines.push(sentences.slice(0, 3).filter(Boolean).join(" "));
  checkBlock(node, report, kit);
  return lines;
}

type Case = { name: string; settings: Record<string, string | null>; lines: string[] };

const cases: Case[] = [
  { name: "nothing where all is in order", settings: { title: "A", tone: "calm" }, lines: [] },
  { name: "nothing where what may be left out is left out", settings: { title: "A" }, lines: [] },
  {
    name: "which setting is missing",
    settings: { tone: "calm" },
    lines: ['<Notice> needs the setting "title". Write <Notice title="…">.'],
  },
  {
    name: "what was written, what is possible and what was meant",
    settings: { title: "A", tone: "urgnt" },
    lines: ['<Notice> says tone="urgnt". It can be one of: calm, urgent. Did you mean "urgent"?'],
  },
  {
    name: "what is possible where nothing is near",
    settings: { title: "A", tone: "red" },
    lines: ['<Notice> says tone="red". It can be one of: calm, urgent.'],
  },
  {
    name: "what a value has to be",
    settings: { title: "A", until: "soon" },
    lines: ['<Notice> says until="soon". It has to be a date. Write it like until="2026-06-30".'],
  },
  {
    name: "that a setting has no words",
    settings: { title: "A", tone: null },
    lines: ['<Notice> needs the setting "tone". Write <Notice tone="…">.'],
  },
  {
    name: "which setting was meant",
    settings: { titel: "A", tone: "calm" },
    lines: ['<Notice> has no setting called "titel". Did you mean "title"?'],
  },
  {
    name: "which settings there are",
    settings: { title: "A", color: "red" },
    lines: ['<Notice> has no setting called "color". It has: title, tone, until.'],
  },
];

describe("the check of a block says", () => {
  for (const { name, settings, lines } of cases) {
    it(name, () => {
      expect(said(settings)).toEqual(lines);
    });
  }

  it("which block was meant", () => {
    expect(said({ title: "A" }, "Notise")).toEqual([
      "<Notise> is not a block here. You can use: <Notice>. Did you mean <Notice>?",
    ]);
  });

  it("that what all things inherit is no block", () => {
    expect(said({}, "constructor")).toHaveLength(1);
    expect(said({}, "__proto__")).toHaveLength(1);
  });
});
