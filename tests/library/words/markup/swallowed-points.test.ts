import { describe, expect, it } from "vitest";

import { swallowedPoints } from "#app/library/words/markup/swallowed-points.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const withBenefits = (...lines: string[]) => ({
  "partnerships.yaml": `- id: a\n  type: T\n  description: D\n  benefits:\n${lines.map((line) => `    ${line}\n`).join("")}`,
});

describe("a point of a list without its hyphen", () => {
  it.each(["  Patience", "  -Patience", "  • Patience"])(
    "is reported where it joins a short line: %s",
    async (line) => {
      const files = withBenefits("- Listening", line);
      const [finding, ...others] = await printedFindings(swallowedPoints, files);
      expect(others).toEqual([]);
      expect(finding).toMatch(/^content\/partnerships\.yaml:6:7 {2}Warning: .*"- Patience"/);
    },
  );

  it("is none where a full line is wrapped, nor in a field that is no list", async () => {
    const full = "- A point so long that its line is full before it comes to its end and has to be";
    const files = withBenefits(full, "  wrapped", "- Patience");
    const text = files["partnerships.yaml"].replace("description: D", "description: D\n    and E");
    expect(await findingLines(swallowedPoints, { "partnerships.yaml": text })).toEqual([]);
  });
});
