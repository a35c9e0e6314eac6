import { describe, expect, it } from "vitest";
import { z } from "zod";

import { checkBlock, type Kit } from "#app/mdx/check-block.ts";
import type { Report } from "#app/mdx/check-tree.ts";
import type { Setting } from "#app/mdx/tree.ts";
import { text } from "#app/model/fields/text.ts";

// The kit of a test: a block whose settings are of every kind that a setting may have.
const kit: Kit = {
  Notice: z.strictObject({
    title: text("A title", "A title"),
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
  const report: Report = (says, fix, { expected } = {}) =>
    void lines.push([says, expected, fix].filter(Boolean).join(" "));
  checkBlock(node, report, kit);
  return lines;
}

describe("the check of a block", () => {
  it.each<[settings: Record<string, string | null>, says: string]>([
    [{ title: "A", tone: "calm" }, ""],
    [{ title: "A" }, ""],
    [{ tone: "calm" }, 'needs the setting "title". Write <Notice title="…">.'],
    [
      { title: "A", tone: "urgnt" },
      'says tone="urgnt". It can be one of: calm, urgent. Did you mean "urgent"?',
    ],
    [{ title: "A", tone: "red" }, 'says tone="red". It can be one of: calm, urgent.'],
    [
      { title: "A", until: "soon" },
      'says until="soon". It has to be a date. Write it like until="2026-06-30".',
    ],
    [{ title: "A", tone: null }, 'needs the setting "tone". Write <Notice tone="…">.'],
    [{ titel: "A", tone: "calm" }, 'has no setting called "titel". Did you mean "title"?'],
    [{ title: "A", color: "red" }, 'has no setting called "color". It has: title, tone, until.'],
  ])("of the settings %j says %s", (settings, says) => {
    expect(said(settings)).toEqual(says ? [`<Notice> ${says}`] : []);
  });

  it("says which block was meant, and that what all things inherit is none", () => {
    expect(said({ title: "A" }, "Notise")).toEqual([
      "<Notise> is not a block here. You can use: <Notice>. Did you mean <Notice>?",
    ]);
    expect(said({}, "constructor")).toHaveLength(1);
    expect(said({}, "__proto__")).toHaveLength(1);
  });
});
