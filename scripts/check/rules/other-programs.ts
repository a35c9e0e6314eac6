import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { mistakesIn } from "#scripts/check/words/mistakes.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

const patterns = mistakesIn("of another program").map(([{ source }]) => new RegExp(source, "gmu"));
const shownAtMost = 4;

export default {
  severity: "warning",
  about:
    "A text contains markup from other software, such as {% … %} or :::note, which readers would see. Delete it, or write what it means. {{…}} that is not ours is an error.",
  checkEntry(entry, report) {
    const { text: source } = entry.file;
    const bodyTexts = textsOf(entry).filter(({ field }) => field === "");
    // A backslash means that the character is intended.
    const matches = [...matchesIn(bodyTexts, ...patterns)]
      .filter(
        ({ words, place: { start } }) =>
          words.startsWith("\\") || !/\\/.test(source.slice(start - 1, start + 1)),
      )
      .sort((left, right) => left.place.start - right.place.start);
    const [first] = matches;
    if (!first) return;
    const shown = [...new Set(matches.map(({ words }) => shortOf(words)))];
    const more = shown.length > shownAtMost ? " and others" : "";
    const text = `This is markup from other software, and readers would see it: ${shown.slice(0, shownAtMost).join(", ")}${more}. Delete it, or write what it means. In a link or picture, write the whole address.`;
    const quoted = matches.find(({ words }) => words.startsWith("{{"));
    report({ ...(quoted ?? first).place, text, severity: quoted ? "error" : undefined });
  },
} satisfies Rule;

function shortOf(words: string) {
  const markup = words.trim();
  return markup.length > 40 ? `${markup.slice(0, 39)}…` : markup;
}
