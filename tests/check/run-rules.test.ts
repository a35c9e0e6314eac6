import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { designedPageList } from "#app/content/page-kinds.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { examplesOf, withoutMarks } from "#tests/support/examples.ts";
import { checkedSite, placeIn, topOf } from "#scripts/check/checked-site.ts";
import { countFindings, printFinding } from "#scripts/check/print-findings.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import {
  baseContent,
  contentFolder,
  contentWith,
  frozenContent,
  postFile,
  smallFolder,
  textsIn,
  type Files,
} from "#tests/support/content-folder.ts";
import { exampleFindings } from "#tests/support/findings.ts";

// The engine is the same for all rules, so these tests run only a few.
const few = new Map(
  ["fields", "heading-order", "unmeant-characters", "yaml"].map((id) => [id, allRules.get(id)!]),
);
const findingsIn = async (files: Files) =>
  runRules(checkedSite(await contentWith(files, smallFolder)), few);
/** The finding in each file, as file:line rule. */
const placesIn = async (files: Files) =>
  (await findingsIn(files)).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
const post = (fields = {}) =>
  postFile("## First\n\nWords.\n\n#### Too deep", { excerpt: "E", ...fields });
const allowing = (...rules: string[]) => {
  const list = rules.map((rule) => `{ rule: ${rule}, because: It is meant like this }`);
  return { allow: `[${list.join(", ")}]` };
};

it("the engine reports line, column, rule and the text of the line", async () => {
  const [finding] = await findingsIn({ "blog/9.mdx": post() });
  expect(printFinding(finding!)).toMatch(
    /^content\/blog\/9\.mdx:13:1 {2}Warning: .* {2}\[heading-order\]\n {4}#### Too deep$/,
  );
});

it("the engine reports a finding once, in the order of files by their numbers, and of lines", async () => {
  const wrong = post({ date: "today", title: '""' });
  const places = await placesIn({ "blog/10.mdx": wrong, "blog/9.mdx": wrong });
  const ofPost = ["2 fields", "5 fields", "13 heading-order"];
  expect(places).toEqual(
    ["blog/9.mdx", "blog/10.mdx"].flatMap((file) => ofPost.map((place) => `${file}:${place}`)),
  );
});

const quoted = { title: "“I sat at the back”" };
it.each<[lets: string, fields: object, rules: string[]]>([
  ["accept nothing by itself", {}, ["heading-order"]],
  ["accept a warning with a reason", allowing("heading-order"), []],
  [
    "accept no error",
    { author: '""', ...allowing("fields") },
    ["fields", "allow", "heading-order"],
  ],
  ["accept no rule that does not exist", allowing("headings"), ["allow", "heading-order"]],
  [
    "accept a rule with errors",
    { ...quoted, ...allowing("unmeant-characters") },
    ["heading-order"],
  ],
  ["accept a warning that it no longer has", allowing("heading-order", "spelling"), []],
])("the engine lets an entry %s", async (_lets, fields, rules) => {
  const findings = await findingsIn({ "blog/8.mdx": post(), "blog/9.mdx": post(fields) });
  // An entry accepts nothing in another file.
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    "blog/8.mdx heading-order",
    ...rules.map((rule) => `blog/9.mdx ${rule}`),
  ]);
});

it.each(designedPageList)("the engine lets $path accept a warning", async ({ path }) => {
  const page = baseContent[path]?.replace(/^title: .*/, `title: ${quoted.title}`) ?? "";
  const { allow } = allowing("unmeant-characters");
  const states = [page, `${page}\nallow: ${allow}\n`].map((text) => placesIn({ [path]: text }));
  expect(await Promise.all(states)).toEqual([[`${path}:1 unmeant-characters`], []]);
});

it.each([
  ["b", ["a", "c"]],
  ["a and c", ["b"]],
])(
  "the engine lets the entries %s of a list accept only warnings about themselves, and reports %j",
  async (accepting, reported) => {
    const allow = ", allow: [{ rule: spelling, because: It is a name }]";
    const people = ["a", "b", "c"].map((id) => {
      const isAccepting = accepting.split(" and ").includes(id);
      return `- { id: ${id}, name: N, role: R, about: A${isAccepting ? allow : ""} }\n`;
    });
    const rule: Rule = {
      severity: "warning",
      about: "It finds every person.",
      checkEntry: (entry, report) =>
        entry.kind === "team" && report({ ...placeIn(entry), text: entry.id }),
    };
    const site = checkedSite(await contentWith({ "team.yaml": people.join("") }, smallFolder));
    const findings = await runRules(site, new Map([["spelling", rule]]));
    expect(findings.map(({ text }) => text)).toEqual(reported);
  },
);

it("the name of a rule with a typing error gets the name that was meant", async () => {
  const [finding] = await findingsIn({ "blog/9.mdx": post(allowing("heading-ordr")) });
  expect(finding?.text).toMatch(/Did you mean "heading-order"\?$/);
});

it("the engine lets an entry accept only errors that judge meaning", async () => {
  for (const [id, rule] of allRules) {
    const bodies = examplesOf(id, "error").filter((example) => typeof example === "string");
    const posts = bodies.map((body, at) => [
      `blog/s${at}.mdx`,
      postFile(withoutMarks(body).text, { title: `Post ${at}`, ...allowing(id) }),
    ]);
    const findings = await exampleFindings(id, Object.fromEntries(posts) as Files);
    const errors = findings.filter(({ rule, severity }) => rule === id && severity === "error");
    const places = new Set(errors.flatMap(({ file }) => /\/s\d+\.mdx$/.exec(file) ?? []));
    expect(places.size, id).toBe(rule.isJudgement ? 0 : bodies.length);
  }
});

it("a cause is one finding in a file, with its other lines, but errors that are mended one by one stay single", async () => {
  const rule: Rule = {
    severity: "warning",
    about: "",
    checkEntry({ file }, report) {
      for (const [word, severity] of [
        ["odd", "warning"],
        ["odd wrong", "error"],
        ["wrong", "error"],
        ["easy", "error"],
      ] as const)
        for (const { index } of file.text.matchAll(new RegExp(word, "g"))) {
          const instead = word === "easy" ? "hard" : undefined;
          report({ file: file.path, start: index, end: index + 3, text: word, severity, instead });
        }
    },
  };
  const post = postFile("odd wrong easy\n\nodd wrong easy\n\nodd");
  const site = checkedSite(await contentWith({ "blog/9.mdx": post }, smallFolder));
  const findings = await runRules(site, new Map([["planted", rule]]));
  const lines = findings.map(({ text, line, others }) => [
    text,
    line,
    others.map((other) => other.line),
  ]);
  expect(lines).toEqual([
    ["odd", 9, [11, 13]],
    ["odd wrong", 9, []],
    ["wrong", 9, []],
    ["easy", 9, [11]],
    ["odd wrong", 11, []],
    ["wrong", 11, []],
  ]);
  const [first] = findings;
  expect(printFinding(first!)).toContain("Warning: odd Also in lines 11 and 13.");
  expect(printFinding(findings[3]!)).toContain("Error: easy Also in line 11.");
  const others = Array.from({ length: 11 }, (_, at) => ({ ...first!, line: 20 + at }));
  expect(printFinding({ ...first!, others })).toContain(
    "20, 21, 22, 23, 24, 25, 26, 27 and 3 more.",
  );
});

it("a slip that makes a file unreadable is one finding at its line, and silences what follows from it", async () => {
  const texts = await textsIn(frozenContent);
  const indented = texts["site.yaml"]!.replace(/(holidays:\n)/, "$1 ");
  const content = await contentWith({ "site.yaml": indented });
  const findings = await runRules(checkedSite(content));
  expect(findings.map(({ file, rule, severity }) => [file, rule, severity])).toEqual([
    ["site.yaml", "yaml", "error"],
  ]);
});

it("the engine still reports other files if one cannot be read", async () => {
  const places = await placesIn({ "team.yaml": "- id: [\n", "blog/9.mdx": post() });
  expect(places).toEqual(["blog/9.mdx:13 heading-order", "team.yaml:1 yaml"]);
});

const log = {
  text: "##[error]x ##[error]\n::error::y\n::error::",
  source: "::error::z ##[a] ##[b]",
};

it.each<[what: string, facts: Partial<Finding>, printed: RegExp]>([
  ["no line that is empty", { source: " " }, /^content\/a\.yaml:1:1 {2}Error: T {2}\[yaml\]$/],
  ["60 characters on both sides", { source: "x".repeat(200), column: 100 }, /\n {4}…x{120}…$/],
  ["a line that just fits", { source: "x".repeat(61) }, /\n {4}x{61}$/],
  ["no commands for the log of a CI system", log, /^(?!::)(?![^]*(?:\n::|##\[))/],
])("a printed finding has %s", (_, facts, printed) => {
  const place = { file: "a.yaml", start: 0, end: 0, line: 1, column: 1, rule: "yaml" };
  const finding: Finding = {
    ...place,
    severity: "error",
    text: "T",
    source: "S",
    others: [],
    ...facts,
  };
  expect(printFinding(finding)).toMatch(printed);
});

it("findings are counted", () => {
  const list = ["warning", "error", "error"].map((severity) => ({ severity }) as Finding);
  expect(countFindings(list)).toBe("2 errors, 1 warning");
  expect(countFindings([])).toBe("The content is in order");
});

it("a second check asks a rule only about entries whose file or original has changed, and reports the others too", async () => {
  const folder = await contentFolder({ "sw/blog/1.mdx": "---\ntitle: T\n---\nManeno.\n" });
  let asked: string[] = [];
  const rule: Rule = {
    severity: "warning",
    about: "It finds every post.",
    checkEntry({ kind, file }, report) {
      asked.push(file.path);
      if (kind === "posts") report({ ...topOf(file.path), text: `${file.text.length} letters.` });
    },
  };
  const rules = new Map([["every-post", rule]]);
  const first = await checkFolder(folder, { rules });
  await appendFile(path.join(folder, "blog/1.mdx"), "\nMore words.\n");
  asked = [];
  const second = await checkFolder(folder, { rules, parsed: first.content.files });
  expect(asked).toEqual(["blog/1.mdx", "sw/blog/1.mdx"]);
  const [before, after] = [first, second].map(({ findings }) => findings.map(({ text }) => text));
  expect(after).toEqual([expect.not.stringContaining(before![0]!), ...before!.slice(1)]);
});
