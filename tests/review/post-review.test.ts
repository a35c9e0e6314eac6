import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFile } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { faultOf, marker } from "#scripts/review/post-form.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import { reviewFindings, type ReviewedFinding } from "#scripts/review/review-findings.ts";
import { runCommand } from "#tests/support/command.ts";
import { findingsOf } from "#tests/support/findings.ts";
import {
  finding,
  hostileWords,
  madeReview,
  reviewedChange,
  runOfReview,
} from "#tests/support/review/made-reviews.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const suggested = (...facts: Partial<ReviewedFinding>[]) =>
  suggestionsOf(madeReview({ findings: facts.map((fact) => finding(fact)) }));
const blockOf = (body = "") => /^(`{3,})suggestion\n([^]*)\n\1\n$/m.exec(body)?.[2];

async function reviewedOf(before: string, after: string) {
  const files = [before, after].map((text) => [{ path: "pledges.yaml", text }]);
  const usual = await findingsOf({ "pledges.yaml": before });
  return reviewFindings(await findingsOf({ "pledges.yaml": after }), usual, files[0]!, files[1]!);
}

it("a branch gets all errors, and the warnings of lines that it changes, with the corrected lines", async () => {
  const old = "- id: a\n  Name: A\n  amount: KES 1\n  purpose: the the end\n";
  const added = "- id: b\n  nmae: B\n  amount: KES 1\n  purpose: an an end of {{girls}\n";
  const reviewed = await reviewedOf(old, old + added);
  expect(reviewed).toMatchObject([
    { line: 2, rule: "fields", isChangedLine: false, instead: "  name: A" },
    { line: 6, rule: "fields", isChangedLine: true, instead: "  name: B" },
    { line: 8, rule: "unmeant-characters", instead: "  purpose: an an end of {{girls}}" },
    { line: 8, rule: "doubled-words", isChangedLine: true },
  ]);
});

it("a correction of several lines is not offered for one of them", () => {
  const lines = ["one two", "three"];
  const place = { file: "a.mdx", start: 0, line: 1, column: 1, others: [], source: lines[0]! };
  const facts = { text: "T", rule: "raw-markup", severity: "warning", instead: "One." } as const;
  const instead = (end: number) =>
    reviewFindings(
      [{ ...place, ...facts, end }],
      [],
      [],
      [{ path: "a.mdx", text: lines.join("\n") }],
    )[0]?.instead;
  expect([3, 7, 8, 12].map(instead)).toEqual(["One. two", "One.", undefined, undefined]);
});

it("a line is changed although an older line says the same", async () => {
  const doubled = async (before: string, after: string) =>
    (await reviewedOf(before, after)).flatMap(({ rule, line }) =>
      rule === "doubled-words" ? line : [],
    );
  const entry = (id: string) => `- id: ${id}\n  purpose: the the end\n`;
  expect(await doubled(entry("a"), entry("a"))).toEqual([]);
  expect(await doubled(entry("a"), entry("b") + entry("a"))).toEqual([2]);
  // With so many differences, each line counts as changed.
  const notes = (words: string) => Array.from({ length: 600 }, (_, at) => `# ${words} ${at}\n`);
  const [old, now] = ["A", "B"].map((words) => notes(words).join("") + entry("a"));
  expect(await doubled(old!, now!)).toEqual([602]);
});

it("the corrected line is suggested, once for each line of a file", () => {
  const others = [finding({ line: 5, instead: "  status: b" })];
  const places = [{}, {}, { line: 4, others }, { file: "content/sw/team.yaml" }];
  const suggestions = suggested(...places.map((facts) => ({ instead: "  status: a", ...facts })));
  expect(suggestions.map(({ path, line, side }) => `${path} ${line} ${side}`)).toEqual([
    "content/team.yaml 3 RIGHT",
    "content/team.yaml 4 RIGHT",
    "content/team.yaml 5 RIGHT",
    "content/sw/team.yaml 3 RIGHT",
  ]);
  expect(blockOf(suggestions[0]?.body)).toBe("  status: a");
});

it.each([
  ["without a correction", {}],
  ["with a line end inside", { instead: "x\revil: true" }],
  ["with a Unicode line end", { instead: "x\u2028y" }],
  ["with an invisible character", { instead: "x\u202Ey" }],
  ["outside the content", { instead: "x", file: ".github/content/a.yaml" }],
  ["in code", { instead: "x", file: "content/a.ts" }],
  ["on a line that the branch did not change", { instead: "x", isChangedLine: false }],
])("nothing is suggested for a finding %s", (_, facts) => {
  expect(suggested(facts)).toEqual([]);
});

it("a suggested line stays whole and inside its block, with any words", () => {
  for (const words of hostileWords.filter((text) => !/[\p{Cc}\p{Cf}\p{Zl}]/u.test(text))) {
    const [{ body } = { body: "" }] = suggested({ instead: `y${words}`, text: words });
    expect.soft(blockOf(body)).toBe(`y${words}`);
    expect.soft(body.match(/^`{3,}/gm), words).toHaveLength(2);
  }
  expect(suggested({ instead: "```" })[0]?.body).toContain("````suggestion");
});

const head = "b".repeat(40);
const changes = hostileWords.map((words) => reviewedChange({ after: words, label: words }));
const [comment = ""] = reviewComments(madeReview({ findings: [finding()], changes }));
const good = { head, comments: [comment], suggestions: suggested({ instead: "role: Director" }) };
const [suggestion] = good.suggestions;
const user = { login: "github-actions[bot]" };

type Known = { comments?: object[]; suggestions?: object[]; newest?: string; state?: string };

/** The requests to GitHub of the command with these words, with what GitHub already has. */
async function posted(
  words: string[],
  { comments = [], suggestions = [], newest = head, state = "open" }: Known = {},
) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const { method, url = "" } = request;
      const sent = JSON.parse(text || "{}") as { body?: string; line?: number; commit_id?: string };
      const { body, line, commit_id: commit } = sent;
      const place = url.replace(/^.*\/website\//, "");
      if (method !== "GET") calls.push([method, place, line ?? body].filter(Boolean).join(" "));
      const from = Number(/&page=(\d+)/.exec(url)?.[1]) * 100 - 100;
      const known = (url.includes("/issues/7/") ? comments : suggestions).slice(from, from + 100);
      // GitHub refuses a line that is not part of its diff.
      response.statusCode =
        line === 404 ? 422 : line && (commit !== head || line === 500) ? 400 : 200;
      const pull = { state, head: { sha: newest } };
      const answer = url.endsWith("pulls/7") ? pull : method === "POST" ? { id: 9 } : known;
      response.end(JSON.stringify(answer));
    });
  }).listen(0);
  onTestFinished(() => void server.close());
  const { code } = await runCommand(["post-review", ...words], {
    ...runOfReview,
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_TOKEN: "x",
    HEAD: head,
  });
  return { calls, code };
}

async function postedFile(post: object, known?: Known) {
  await writeFile(`${room}/post.json`, JSON.stringify(post));
  return posted([`${room}/post.json`], known);
}

it("writes the comment with any words, and at most twenty suggestions, but none twice", async () => {
  const lines = [404, ...Array.from({ length: 25 }, (_, at) => at + 3)];
  const suggestions = suggested(...lines.map((line) => ({ line, instead: "role: Director" })));
  const others = [{}, { path: "content/a.yaml", line: 4 }, { line: 5, body: "Another" }];
  const known = { suggestions: others.map((facts) => ({ ...suggestion, user, ...facts })) };
  const { calls } = await postedFile({ ...good, suggestions }, known);
  const tried = lines.filter((line) => line !== 3).map((line) => `POST pulls/7/comments ${line}`);
  expect(calls).toEqual([
    expect.stringMatching(/^POST issues\/7\/comments [^]*Reviewing/),
    `PATCH issues/comments/9 ${comment}`,
    ...tried.slice(0, 20),
  ]);
});

it("fails if GitHub refuses a suggestion for another reason", async () => {
  const suggestions = suggested({ line: 500, instead: "role: Director" });
  expect((await postedFile({ ...good, suggestions })).code).toBe(1);
});

it("updates its own comments, the first one last, nobody else's, and deletes those that are left of an older review", async () => {
  const other = { id: 1, body: marker, user: { login: "stranger" } };
  const own = [2, 3, 4].map((id) => ({ id, body: marker, user }));
  const another = { id: 5, body: `Another comment: ${marker}`, user };
  const comments = [...Array<object>(100).fill(other), another, ...own];
  const post = { ...good, comments: [comment, `${comment}<p>2</p>\n`], suggestions: [] };
  const { calls, code } = await postedFile(post, { comments });
  expect(calls).toEqual([
    `PATCH issues/comments/3 ${comment}<p>2</p>\n`,
    `PATCH issues/comments/2 ${comment}`,
    "DELETE issues/comments/4",
  ]);
  expect(code).toBe(0);
});

it("says at once that it is reviewing, in place of the older comment", async () => {
  const { calls } = await posted([], { comments: [{ id: 2, body: marker, user }] });
  expect(calls).toEqual([expect.stringMatching(/^PATCH [^]*\/2 [^]*Reviewing <code>b{7}</)]);
});

it.each([{ newest: "c".repeat(40) }, { state: "closed" }])(
  "posts nothing if the pull request has %j",
  async (known) => {
    expect(await postedFile(good, known)).toEqual({ calls: [], code: 0 });
  },
);

it.each([
  ["is refused", { ...good, head: "c".repeat(40) }],
  ["is too large", { ...good, suggestions: suggested({ instead: "x".repeat(1_000_000) }) }],
])("says that there was no review if the post %s", async (_, post) => {
  const without = /^PATCH issues\/comments\/9 <!-- [^]*<code>b{7}<\/code> could not be reviewed/;
  const { calls, code } = await postedFile(post);
  expect([calls.at(-1), code]).toEqual([expect.stringMatching(without), 1]);
});

const adding = (more: string) => ({ ...good, comments: [comment + more] });
const linking = (to: string) => adding(`<p><a href="${to}">there</a></p>\n`);
const suggesting = (changed: object) => ({ ...good, suggestions: [{ ...suggestion, ...changed }] });
const ofSize = (size: number) => adding(`<p>${"a".repeat(size - comment.length - 8)}</p>\n`);
const named = `<code>${head.slice(0, 7)}</code>`;
const copies = (count: number) => ({ ...good, comments: Array<string>(count).fill(comment) });
const site = "https://www.charity.or.ke";
const repository = "https://github.com/suluhisho/website";

it("a post may have a long comment, a link to its run, and a suggestion for a translation", () => {
  const run = linking(`${repository}/actions/runs/1`);
  const translation = suggesting({ path: "content/sw/blog/1.mdx" });
  const preview = linking("https://deploy-7.example/visit");
  const addresses = {
    PREVIEW_ADDRESS: "https://deploy-{number}.example/",
    LIVE_ADDRESS: `${site}/`,
  };
  const setting = { ...runOfReview, ...addresses };
  const posts: object[] = [ofSize(65_000), run, translation, preview, linking(`${site}/about`)];
  for (const post of posts) expect(faultOf(post, head, setting)).toBeUndefined();
});

it.each<[why: string, post: object]>([
  ["names no commit", { ...good, comments: [comment.replace(head.slice(0, 7), "")] }],
  ["is about another commit", { ...good, head: "0".repeat(40) }],
  ["has another field", { ...good, body: "x" }],
  ["has no comment", copies(0)],
  ["has nine comments", copies(9)],
  ["is too long", ofSize(65_001)],
  ["has a second comment that is wrong", { ...good, comments: [comment, "x"] }],
  ["lacks its marker", { ...good, comments: [comment.slice(4)] }],
  ["names its commit in words", { ...good, comments: [comment.replace(named, head.slice(0, 7))] }],
  ["has a host", adding("<p>www.evil.example</p>")],
  ["has a Markdown escape", adding("<p>\\*a*</p>")],
  ["has a character reference", adding("<p>&#64;octocat</p>")],
  ["has a tag", adding("<p><img src=x></p>")],
  ["mentions somebody", adding("<p>@octocat</p>")],
  ["has Markdown", adding("<code>[a](https://x.example/)</code>")],
  ["has an invisible character", adding("<p>a\u200Bb</p>")],
  ["links to another site", linking("https://evil.example/")],
  ["links to a host like the preview", linking("https://a.charity.pages.dev.evil.example/")],
  ["links to a path like the preview", linking("https://evil.example/a.charity.pages.dev/")],
  ["links to another pull request", linking(`${repository}/pull/70`)],
  ["links to a parent folder, which browsers change", linking(`${site}/files/../../evil`)],
  ["links to an invisible character", linking(`${site}/\u202Etxt`)],
  ["suggests two lines", suggesting({ body: suggestion?.body.replace("role", "a\nrole") })],
  [
    "suggests an invisible character",
    suggesting({ body: suggestion?.body.replace("Dir", "\u202EDir") }),
  ],
  [
    "suggests a control character",
    suggesting({ body: suggestion?.body.replace("Dir", "\u001BDir") }),
  ],
  ["suggests markup", suggesting({ body: suggestion?.body.replace("<p>", "<p>@octocat ") })],
  ["suggests a change of line 0", suggesting({ line: 0 })],
  ["suggests a change of half a line", suggesting({ line: 1.5 })],
  ["suggests a change of the old side", suggesting({ side: "LEFT" })],
  ["suggests a change of a range", suggesting({ start_line: 1 })],
  ["suggests a change of a program", suggesting({ path: "content/a.yaml.sh" })],
  ["suggests a change of a workflow", suggesting({ path: ".github/content/x.yml" })],
  ["suggests a change outside the content", suggesting({ path: "content/../package.yaml" })],
  ["has a second suggestion that is wrong", { ...good, suggestions: [suggestion, {}] }],
])("a post is refused if it %s", (_, post) => {
  expect(faultOf(post, head, runOfReview)).toBeDefined();
});
