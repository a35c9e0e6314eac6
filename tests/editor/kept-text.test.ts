import { expect, it } from "vitest";
import { keptText } from "#scripts/editor/kept-text.ts";

const source = "One *word*\nof many.\n\n* first\n* second\n\n\n## End ##";
// As rich text writes it.
const written = "One _word_\nof many.\n\n- first\n- second\n\n## End";

/** What is kept of the source when rich text writes these texts, one after the other. */
function kept(...texts: string[]) {
  const editor = { source };
  return [written, ...texts].map((text) => keptText(editor, text)).slice(1);
}

it.each([
  [
    "a block",
    written.replace("many", "a few"),
    source.replace("*word*\nof many", "_word_\nof a few"),
  ],
  [
    "an item",
    written.replace("second", "2nd"),
    source.replace(/\* .*\n\* .*\n\n/, "- first\n- 2nd\n"),
  ],
  [
    "a block that is deleted",
    written.replace("\n\n## End", ""),
    source.replace("\n\n\n## End ##", ""),
  ],
  [
    "a comment between blocks",
    written.replace("\n\n-", "\n\n<!-- x -->\n\n-"),
    source.replace("\n\n*", "\n\n<!-- x -->\n\n*"),
  ],
  ["a tag without a partner", `<Callout>\n\n${written}`, `<Callout>\n\n${source}`],
])(
  "whoever changes %s keeps the source of the rest, and undoing that leaves no change",
  (_, text, now) => {
    expect(kept(text, written)).toEqual([now, source]);
  },
);

it.each(["One word.", `${source}\n\n<!-- a note -->`, `<Callout>\n\n${source}`])(
  "refuses a text that rich text would change before anybody does, such as %j",
  (other) => {
    const editor = { source: other };
    expect(() => keptText(editor, written)).toThrow();
    expect(keptText(editor, `${written}!`)).toBe(other);
  },
);
