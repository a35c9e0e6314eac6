import { expect, it } from "vitest";
import {
  isCollection,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Pair,
} from "yaml";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { contentWith, frozenContent, smallFolder, textsIn } from "#tests/support/content-folder.ts";
import { exampleFindings, findingsOf } from "#tests/support/findings.ts";

const frozen = Object.entries(await textsIn(frozenContent));
const isOfKind = {
  text: (value: unknown) => isScalar(value),
  list: (value: unknown) => isSeq(value),
  group: (value: unknown) => isCollection(value) && !isSeq(value),
};

/** The text of a content file after a change of its fields. */
function withFields(text: string, change: (fields: Document) => void) {
  const [, front = text, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const fields: Document = parseDocument(front);
  change(fields);
  return body === undefined ? String(fields) : `---\n${String(fields)}---\n${body}`;
}

/** A file in which this value replaces every value of one kind. */
function withEach(kind: keyof typeof isOfKind, text: string, wrong: unknown) {
  return withFields(text, (fields) =>
    visit(fields, {
      Pair(_, pair) {
        if (!isOfKind[kind](pair.value)) return undefined;
        pair.value = fields.createNode(wrong);
        return visit.SKIP;
      },
    }),
  );
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

const isTranslation = ([file]: [string, string]) => file.startsWith("sw/");
const small = Object.entries(await textsIn(smallFolder)).filter(isTranslation);

// All other rules leave an empty field to these.
const about = new Map(["fields", "translations"].map((id) => [id, allRules.get(id)!]));

it.each(small)("a field of %s that is left empty is an error there", async (file, text) => {
  const pairs: Pair[] = [];
  withFields(text, (fields) => visit(fields, { Pair: (_, pair) => void pairs.push(pair) }));
  for (const [at, { key }] of pairs.entries()) {
    let number = 0;
    const emptied = withFields(text, (fields) =>
      visit(fields, {
        Pair(_, pair) {
          if (number === at) pair.value = null;
          number += 1;
        },
      }),
    );
    const findings = await runRules(
      checkedSite(await contentWith({ [file]: emptied }, smallFolder)),
      about,
    );
    const error = expect.objectContaining({ file, severity: "error" }) as unknown;
    expect.soft(findings, String(key)).toContainEqual(error);
  }
});

it("a translation whose original is deleted is an error, or a warning in a list, whatever it translates", async () => {
  const pages = ["leso.yaml", "about.yaml", "accessibility.mdx"].map((name) => `sw/pages/${name}`);
  const added = [...pages, "sw/blog/1.mdx"].map((file) => {
    return [file, file.endsWith(".mdx") ? "---\ntitle: T\n---\nManeno.\n" : "title: T\n"] as const;
  });
  // Without site.yaml there is only one language.
  const others = frozen.filter(isTranslation).filter(([file]) => file !== "sw/site.yaml");
  for (const [file, text] of [...others, ...added]) {
    const files = { [file]: text, [file.slice(3)]: null };
    const findings = await exampleFindings("translations", files);
    const isList = text.startsWith("-") && !text.startsWith("---");
    const severity = isList ? "warning" : "error";
    expect.soft(findings, file).toContainEqual(expect.objectContaining({ file, severity }));
  }
});

it("a list of another length cannot take its facts from the first language", async () => {
  const list = "gifts:\n  list: [{ text: Kalamu }, { text: Daftari }]\n";
  const findings = await findingsOf({ "sw/pages/donate.yaml": `title: Toa\n${list}` });
  const errors = findings.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, text }) => [file, text])).toEqual([
    ["sw/pages/donate.yaml", expect.stringContaining('"amount" comes from the item')],
  ]);
});
