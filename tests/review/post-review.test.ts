import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFile } from "node:fs/promises";
import { describe, expect, it, onTestFinished } from "vitest";

import { faultOf, marker } from "#scripts/review/post-form.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import { runCommand } from "#tests/support/command.ts";
import { runOfReview } from "#tests/support/review/accepted-comment.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview, reviewedChange } from "#tests/support/review/made-review.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const head = "b".repeat(40);
const changes = hostileWords.map((words) => reviewedChange({ after: words, label: words }));
const instead = (line = 3) => finding({ line, instead: "role: Director" });
const [comment = ""] = reviewComments(madeReview([instead()], { changes }));
const good = { head, comments: [comment], suggestions: suggestionsOf(madeReview([instead()])) };
const [suggestion] = good.suggestions;
const user = { login: "github-actions[bot]" };
const ownComment = { body: marker, user };

type Posted = {
  comments?: object[];
  suggested?: object[];
  newest?: string;
  state?: string;
  first?: boolean;
};

/** The requests to GitHub when a file is posted for this commit, with what GitHub already has. */
async function posted(
  file: unknown,
  { comments = [], suggested = [], newest = head, state = "open", first }: Posted = {},
) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const { method, url = "" } = request;
      const { body, line } = JSON.parse(text || "{}") as { body?: string; line?: number };
      const place = url.replace(/^.*\/website\//, "");
      if (method !== "GET") calls.push([method, place, line ?? body].filter(Boolean).join(" "));
      const page = Number(/&page=(\d+)/.exec(url)?.[1]);
      const known = (url.includes("/issues/7/") ? comments : suggested).slice(
        page * 100 - 100,
        page * 100,
      );
      // GitHub refuses a line that is not part of its diff.
      response.statusCode = line === 404 ? 422 : 200;
      response.end(
        JSON.stringify(/pulls\/7$/.test(url) ? { state, head: { sha: newest } } : known),
      );
    });
  }).listen(0);
  onTestFinished(() => void server.close());
  if (file !== undefined) await writeFile(`${room}/post.json`, JSON.stringify(file));
  const place = file === undefined ? "gone.json" : "post.json";
  const { code } = await runCommand(["post-review", ...(first ? [] : [`${room}/${place}`])], {
    ...runOfReview,
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_TOKEN: "x",
    HEAD: head,
  });
  return { calls, code };
}

describe("posting a review", () => {
  it("writes the comment with any words, and at most twenty suggestions, but none twice", async () => {
    const lines = [404, ...Array.from({ length: 20 }, (_, at) => at + 3)];
    const suggestions = suggestionsOf(madeReview(lines.map(instead)));
    const { calls } = await posted(
      { ...good, suggestions },
      { suggested: [{ ...suggestion, user }] },
    );
    const tried = lines.filter((line) => line !== 3).map((line) => `POST pulls/7/comments ${line}`);
    expect(calls).toEqual([`POST issues/7/comments ${comment}`, ...tried]);
  });

  it("updates its own comments, nobody else's, and deletes those that are left of an older review", async () => {
    const others = Array.from({ length: 100 }, () => ({
      id: 1,
      body: marker,
      user: { login: "stranger" },
    }));
    const own = [2, 3, 4].map((id) => ({ id, ...ownComment }));
    const comments = [...others, { id: 5, body: "Another comment", user }, ...own];
    const { calls, code } = await posted({ ...good, suggestions: [] }, { comments });
    expect(calls).toEqual([
      `PATCH issues/comments/2 ${comment}`,
      "DELETE issues/comments/3",
      "DELETE issues/comments/4",
    ]);
    expect(code).toBe(0);
  });

  it("says at once that it is reviewing, in place of the older comment", async () => {
    const { calls } = await posted(undefined, {
      comments: [{ id: 2, ...ownComment }],
      first: true,
    });
    expect(calls).toEqual([expect.stringMatching(/^PATCH [^]*\/2 [^]*Reviewing <code>b{7}</)]);
  });

  it.each([
    ["a newer commit", { newest: "c".repeat(40) }],
    ["a pull request that is closed", { state: "closed" }],
  ])("posts nothing if there is %s", async (_, setting) => {
    expect(await posted(good, setting)).toEqual({ calls: [], code: 0 });
  });

  it.each([
    ["nothing to post", undefined],
    ["a post that is refused", { ...good, head: "c".repeat(40) }],
    ["a post that is too large", { ...good, comments: ["x".repeat(1_000_000)] }],
  ])("says that there was no review if there is %s", async (_, file) => {
    const without =
      /^POST issues\/7\/comments <!-- suluhisho-review -->\n\n<p><strong><code>b{7}<\/code> could not be reviewed/;
    expect(await posted(file)).toEqual({ calls: [expect.stringMatching(without)], code: 1 });
  });
});

const adding = (more: string) => ({ ...good, comments: [comment + more] });
const linking = (to: string) => adding(`<p><a href="${to}">there</a></p>\n`);
const suggesting = (changed: object) => ({ ...good, suggestions: [{ ...suggestion, ...changed }] });
const ofSize = (size: number) => adding(`<p>${"a".repeat(size - comment.length - 8)}</p>\n`);
const copies = (count: number) => ({ ...good, comments: Array<string>(count).fill(comment) });
const site = "https://www.charity.or.ke";
const repository = "https://github.com/suluhisho/website";

it.each<[has: string, post: object]>([
  ["eight comments", copies(8)],
  ["a comment of 65,000 characters", ofSize(65_000)],
  ["no suggestion", { ...good, suggestions: [] }],
  ["a link to the preview", linking("https://my-branch.charity.pages.dev/about#:~:text=a")],
  ["a link to the public site", linking(`${site}/about`)],
  ["a link to a changed file", linking(`${repository}/pull/7/files#diff-1R2`)],
  ["a link to its run", linking(`${repository}/actions/runs/1`)],
  ["a suggestion for a translation", suggesting({ path: "content/sw/blog/1.mdx" })],
])("a post with %s is accepted", (_, post) => {
  expect(faultOf(post, head, runOfReview)).toBeUndefined();
});

it.each<[why: string, post: object]>([
  ["is about another commit", { ...good, head: "c".repeat(40) }],
  ["names no commit", { ...good, comments: [comment.replace(head.slice(0, 7), "")] }],
  ["has another field", { ...good, body: "x" }],
  ["has no comment", copies(0)],
  ["has nine comments", copies(9)],
  ["is too long", ofSize(65_001)],
  ["has a second comment that is wrong", { ...good, comments: [comment, "x"] }],
  ["lacks its marker", { ...good, comments: [comment.slice(4)] }],
  ["has a tag", adding("<p><img src=x></p>")],
  ["mentions somebody", adding("<p>@octocat</p>")],
  ["has Markdown", adding("<code>[a](https://x.example/)</code>")],
  ["has an invisible character", adding("<p>a\u200Bb</p>")],
  ["links to another site", linking("https://evil.example/")],
  ["links to a host like the preview", linking("https://a.charity.pages.dev.evil.example/")],
  ["links to another pull request", linking(`${repository}/pull/70`)],
  ["links to a parent folder, which browsers change", linking(`${site}/files/../../evil`)],
  ["links to an encoded parent folder", linking(`${site}/%2e%2e/evil`)],
  ["links to a backslash", linking(`${site}\\evil`)],
  ["links to an invisible character", linking(`${site}/\u202Etxt`)],
  ["suggests two lines", suggesting({ body: suggestion?.body.replace("role", "a\nrole") })],
  ["suggests markup", suggesting({ body: suggestion?.body.replace("<p>", "<p>@octocat ") })],
  ["suggests a change of line 0", suggesting({ line: 0 })],
  ["suggests a change of the old side", suggesting({ side: "LEFT" })],
  ["suggests a change of a workflow", suggesting({ path: ".github/content/x.yml" })],
  ["suggests a change outside the content", suggesting({ path: "content/../package.yaml" })],
  ["has a second suggestion that is wrong", { ...good, suggestions: [suggestion, {}] }],
])("a post is refused if it %s", (_, post) => {
  expect(faultOf(post, head, runOfReview)).toBeDefined();
});
