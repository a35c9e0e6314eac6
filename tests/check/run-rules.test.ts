import { describe, expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { examplesOf } from "#scripts/check/examples.ts";
import { withoutMarks } from "#scripts/check/marks.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { printLaunch } from "#scripts/print-launch.ts";
import { contentWith, postFile, smallFolder, type Files } from "#tests/support/content-folder.ts";
import { exampleFindings } from "#tests/support/findings.ts";

// The engine is the same for all rules, so these tests run only a few.
const few = new Map(
  ["fields", "heading-order", "unmeant-characters", "yaml"].map((id) => [id, allRules.get(id)!]),
);
const findingsIn = async (files: Record<string, string | null>) =>
  runRules(checkedSite(await contentWith(files, smallFolder)), few);
const idsIn = async (files: Record<string, string | null>, file: string) =>
  (await findingsIn(files)).filter((finding) => finding.file === file).map(({ rule }) => rule);
const excerpt =
  "A sentence that is long enough for the results of a search, and no longer than that.";
const post = (fields = {}) =>
  postFile("## First\n\nWords.\n\n#### Too deep\n\nWords.\n", { excerpt, ...fields });
const allowing = (rule: string) => ({
  allow: `[{ rule: ${rule}, because: It is meant like this }]`,
});

describe("the engine", () => {
  it("reports line, column, rule and the text of the line", async () => {
    const [finding] = await findingsIn({ "blog/9.mdx": post() });
    expect(finding).toMatchObject({ rule: "heading-order", line: 13, column: 1 });
    const [place, source] = printFinding(finding as NonNullable<typeof finding>).split("\n");
    expect(place).toMatch(/^content\/blog\/9\.mdx:13:1 {2}Warning: .* {2}\[heading-order\]$/);
    expect(source?.trim()).toBe("#### Too deep");
  });

  it("lets an entry accept a warning with a reason, but no error", async () => {
    expect(await idsIn({ "blog/9.mdx": post() }, "blog/9.mdx")).toEqual(["heading-order"]);
    const allowed = { "blog/9.mdx": post(allowing("heading-order")) };
    expect(await idsIn(allowed, "blog/9.mdx")).toEqual([]);
    expect(await idsIn({ "blog/9.mdx": post(allowing("pointers")) }, "blog/9.mdx")).toContain(
      "allow",
    );
    expect(await idsIn({ "blog/9.mdx": post(allowing("headings")) }, "blog/9.mdx")).toContain(
      "allow",
    );
  });

  it("lets an entry accept nothing in another file", async () => {
    const files = { "blog/8.mdx": post(), "blog/9.mdx": post(allowing("heading-order")) };
    expect((await findingsIn(files)).map(({ file }) => file)).toEqual(["blog/8.mdx"]);
  });

  it("lets an entry of a list accept only its own warnings", async () => {
    const event = (id: string, more = "") =>
      `- id: ${id}\n  title: “A walk”\n  date: 2030-01-0${id}\n  place: Kibra\n  text: We walk.\n${more}`;
    const allow = "  allow: [{ rule: unmeant-characters, because: It is a name }]\n";
    const at = async (more: string) => {
      const files = { "events.yaml": event("1") + event("2", more) + event("3") };
      const findings = (await findingsIn(files)).filter(
        ({ rule }) => rule === "unmeant-characters",
      );
      return [...new Set(findings.map(({ line }) => line))];
    };
    const [first, second, third] = await at("");
    expect(third).toBeDefined();
    expect(second).toBeDefined();
    expect(await at(allow)).toEqual([first, (third ?? 0) + 1]);
  });

  it("lets an entry accept only errors that judge meaning", async () => {
    for (const [id, rule] of allRules) {
      const bodies = examplesOf(id, "error").filter((example) => typeof example === "string");
      const posts = bodies.map((body, at) => [
        `blog/s${at}.mdx`,
        postFile(withoutMarks(body).text, { title: `Post ${at}`, ...allowing(id) }),
      ]);
      const site = checkedSite(await contentWith(Object.fromEntries(posts) as Files));
      const findings = await runRules(site, new Map([[id, rule]]));
      const errors = findings.filter(
        (finding) => finding.rule === id && finding.severity === "error",
      );
      const places = new Set(
        errors.map(({ file }) => file).filter((file) => /\/s\d+\.mdx$/.test(file)),
      );
      expect(places.size, id).toBe(rule.isJudgement ? 0 : bodies.length);
    }
  });

  it("lets an entry accept a warning of a rule that also has errors", async () => {
    const quoted = { title: "“I sat at the back”" };
    expect(await idsIn({ "blog/9.mdx": post(quoted) }, "blog/9.mdx")).toContain(
      "unmeant-characters",
    );
    const allowed = { "blog/9.mdx": post({ ...quoted, ...allowing("unmeant-characters") }) };
    expect(await idsIn(allowed, "blog/9.mdx")).toEqual(["heading-order"]);
  });

  it("asks for a redirect if a branch deletes a public page", async () => {
    const site = checkedSite(await contentWith({}), undefined, ["/blog/1", "/blog/gone"]);
    const id = "lost-addresses";
    const lost = await runRules(site, new Map([[id, allRules.get(id)!]]));
    expect(lost.map(({ text }) => /\/blog\/\w+/.exec(text)?.[0])).toEqual(["/blog/gone"]);
  });

  it("still reports other files if one cannot be read", async () => {
    const files = { "team.yaml": "- id: [\n", "stats.yaml": "- a\n b", "blog/9.mdx": post() };
    expect(await idsIn(files, "blog/9.mdx")).toContain("heading-order");
    expect(await idsIn(files, "team.yaml")).toEqual(["yaml"]);
  });

  it("reports an invalid category, and continues", async () => {
    const files = { "categories.yaml": "- id: C++\n", "blog/9.mdx": post() };
    expect(await idsIn(files, "categories.yaml")).toEqual(["fields"]);
    expect(await idsIn(files, "blog/9.mdx")).toContain("heading-order");
  });

  it("reports a finding once, in the order of files and lines", async () => {
    const findings = await findingsIn({ "blog/9.mdx": post({ date: "today", title: '""' }) });
    const places = findings.map(({ line, column }) => line * 1000 + column);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(new Set(findings.map((finding) => printFinding(finding))).size).toBe(findings.length);
  });

  it("never prints commands for the log of a CI system", () => {
    const finding = {
      file: "a.yaml",
      start: 0,
      end: 0,
      line: 1,
      column: 1,
      rule: "yaml",
      severity: "error" as const,
      text: "##[error]x\n::error::y",
      source: "::error::z",
    };
    expect(printFinding(finding)).not.toMatch(/^::|##\[/m);
  });
});

describe("the list of what is left before the launch", () => {
  it("has every finding in one group, with its file", async () => {
    const figure = "value: '1', label: L, status: stated, confirm: Which year";
    const findings = await exampleFindings("launch", {
      "pledges.yaml": "- {id: a, name: Friends, amount: KES 1, purpose: Books, sample: true}\n",
      "stats.yaml": `- {id: girls, ${figure}}\n`,
      "sw/stats.yaml": "- {id: girls, label: W, confirm: ::error::Who reads}\n",
      "helplines.yaml": "- {id: a, number: '116', name: Line, confirm: Call it}\n",
      "sw/categories.yaml": "- {id: Education, name: Elimu, confirm: The name}\n",
    });
    const groups = printLaunch(findings).split("\n\n");
    const groupOf = (words: RegExp) => groups.findIndex((group) => words.test(group));
    const rows = [
      /pledges\.yaml: "Friends"/,
      /speaker must confirm: [^]*categories\.yaml[^]*stats\.yaml/,
    ];
    const others = [/helplines\.yaml: "Line"\. Call it/, /stats\.yaml: girls\. Which year/];
    const places = [...rows, ...others].map(groupOf);
    expect(new Set(places).size).toBe(4);
    expect(places).not.toContain(-1);
    const counts = groups.map((group) => Number(/: (\d+)$/m.exec(group)?.[1]));
    const names = findings.flatMap(({ task }) => task?.names ?? []);
    expect(findings.every(({ task }) => task && task.names.length > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(names.length);
    expect(printLaunch(findings)).not.toMatch(/^\s*::/m);
    expect(printLaunch([])).toBe("");
  });
});
