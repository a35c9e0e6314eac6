import { expect, it } from "vitest";
import { isCollection, isScalar, isSeq, parseDocument, visit } from "yaml";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, frozenContent, smallFolder, textsIn } from "#tests/support/content-folder.ts";

const frozen = Object.entries(await textsIn(frozenContent));
const wrong = {
  text: [null, { a: "b" }],
  list: ["words", [null]],
  group: ["words", [{ a: 1 }]],
};

/** A file in which this value replaces every value of one kind. */
function withEach(kind: keyof typeof wrong, text: string, value: unknown) {
  const [, front = text, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const document = parseDocument(front);
  visit(document, {
    Pair(_, pair) {
      const { value: written } = pair;
      const is =
        kind === "text"
          ? isScalar(written)
          : kind === "list"
            ? isSeq(written)
            : isCollection(written) && !isSeq(written);
      if (!is) return undefined;
      pair.value = document.createNode(value);
      return visit.SKIP;
    },
  });
  return body === undefined ? String(document) : `---\n${String(document)}---\n${body}`;
}

// Writers can put anything anywhere, and rules see it unchanged. The other content is small because
// it is read each time.
it.each(["text", "list", "group"] as const)(
  "no rule throws if every %s in a file is a value of another type",
  { timeout: 120_000 },
  async (kind) => {
    for (const [file, text] of frozen)
      for (const value of wrong[kind]) {
        const changed = withEach(kind, text, value);
        if (changed === text) continue;
        const site = checkedSite(await contentWith({ [file]: changed }, smallFolder));
        await expect(
          runRules(site, allRules),
          `${file} with ${JSON.stringify(value)}`,
        ).resolves.toBeDefined();
      }
  },
);
