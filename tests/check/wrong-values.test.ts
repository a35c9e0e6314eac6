import { expect, it } from "vitest";
import { isCollection, isScalar, isSeq, parseDocument, visit } from "yaml";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, frozenContent, textsIn } from "#tests/support/content-folder.ts";

const frozen = Object.entries(await textsIn(frozenContent));
const isOfKind = {
  text: (value: unknown) => isScalar(value),
  list: (value: unknown) => isSeq(value),
  group: (value: unknown) => isCollection(value) && !isSeq(value),
};

/** A file in which this value replaces every value of one kind. */
function withEach(kind: keyof typeof isOfKind, text: string, wrong: unknown) {
  const [, front = text, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const document = parseDocument(front);
  visit(document, {
    Pair(_, pair) {
      if (!isOfKind[kind](pair.value)) return undefined;
      pair.value = document.createNode(wrong);
      return visit.SKIP;
    },
  });
  return body === undefined ? String(document) : `---\n${String(document)}---\n${body}`;
}

// Writers can put anything anywhere, and rules see it unchanged. The other half of the files stays
// right, because a rule may read a value only if another is right.
it.each([
  ["text", null],
  ["text", { a: "b" }],
  ["list", "words"],
  ["list", [null]],
  ["group", "words"],
  ["group", [{ a: 1 }]],
] as const)("no rule throws if every %s of half of the files is %j", async (kind, wrong) => {
  for (const half of [0, 1]) {
    const changed = frozen.filter((_, at) => at % 2 === half);
    const files = changed.map(([file, text]) => [file, withEach(kind, text, wrong)] as const);
    const site = checkedSite(await contentWith(Object.fromEntries(files)));
    await expect(runRules(site, allRules), `${half}`).resolves.toBeDefined();
  }
});
