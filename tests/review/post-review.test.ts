import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

import { faultOf, marker } from "#scripts/review/post-form.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import { runCommand } from "#tests/support/command.ts";
import { runOfReview } from "#tests/support/review/accepted-comment.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview, reviewedChange } from "#tests/support/review/made-review.ts";

type Call = { method?: string; url?: string; body: { body?: string; path?: string } };

const head = "b".repeat(40);

/** The requests to GitHub, which already has these comments, when a file is posted for this commit. */
async function posted(
  file: unknown,
  { comments = [] as object[], newest = head, isFirst = false } = {},
) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const { method, url = "" } = request;
      if (method !== "GET")
        calls.push({ method, url, body: JSON.parse(text || "{}") as Call["body"] });
      const pull = { state: "open", head: { sha: newest } };
      const known = url.includes("/issues/7/comments") ? comments : [];
      response.end(JSON.stringify(/pulls\/7$/.test(url) ? pull : known));
    });
  }).listen(0);
  onTestFinished(() => void server.close());
  const folder = await mkdtemp(path.join(tmpdir(), "suluhisho-post-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (file !== undefined) await writeFile(`${folder}/post.json`, JSON.stringify(file));
  const words = isFirst ? ["post-review"] : ["post-review", `${folder}/post.json`];
  await runCommand(words, {
    ...runOfReview,
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_TOKEN: "x",
    HEAD: head,
  });
  return calls;
}

const changes = hostileWords.map((words) => reviewedChange({ after: words, label: words }));
const instead = finding({ instead: "role: Director" });
const [comment = ""] = reviewComments(madeReview([instead], { changes }));
const good = { head, comments: [comment], suggestions: suggestionsOf(madeReview([instead])) };
const [suggestion] = good.suggestions;

describe("posting a review", () => {
  it("writes the comment and its suggestions with any words", async () => {
    const calls = await posted(good);
    expect(calls.map(({ method, body }) => [method, body.path ?? body.body])).toEqual([
      ["POST", comment],
      ["POST", "content/team.yaml"],
    ]);
  });

  it("updates its own comment, and nobody else's", async () => {
    const comments = [
      { id: 1, body: marker, user: { login: "stranger" } },
      { id: 2, body: marker, user: { login: "github-actions[bot]" } },
    ];
    const [call] = await posted(good, { comments });
    expect(call).toMatchObject({ method: "PATCH", url: expect.stringMatching(/comments\/2$/) });
  });

  it("deletes its further comments of an older review", async () => {
    const ownComment = { body: marker, user: { login: "github-actions[bot]" } };
    const calls = await posted(good, { comments: [2, 3, 4].map((id) => ({ id, ...ownComment })) });
    expect(calls.slice(0, 3).map(({ method, url }) => `${method} ${url?.slice(-1)}`)).toEqual([
      "PATCH 2",
      "DELETE 3",
      "DELETE 4",
    ]);
  });

  it("posts nothing about a commit that is not the newest", async () => {
    expect(await posted(good, { newest: "c".repeat(40) })).toEqual([]);
  });

  it("says at once that it is reviewing, in place of the older comment", async () => {
    const comments = [{ id: 2, body: comment, user: { login: "github-actions[bot]" } }];
    const [call] = await posted(undefined, { comments, isFirst: true });
    expect(call).toMatchObject({
      method: "PATCH",
      body: { body: expect.stringMatching(/Reviewing <code>b{7}</) },
    });
  });

  it("says that there was no review if there is nothing to post", async () => {
    const [call, ...others] = await posted(undefined);
    expect(call?.body.body).toMatch(
      /^<!-- suluhisho-review -->\n\n<p><strong><code>b{7}<\/code> could not be reviewed/,
    );
    expect(others).toEqual([]);
  });
});

describe("the form of a post", () => {
  it.each([
    "https://my-branch.charity.pages.dev/about#:~:text=a",
    "https://www.charity.or.ke/about",
    "https://github.com/suluhisho/website/pull/7/files#diff-1R2",
    "https://github.com/suluhisho/website/actions/runs/1",
  ])("has links to %s", (to) => {
    const linked = `${comment}<p><a href="${to}">there</a></p>\n`;
    expect(faultOf({ ...good, comments: [linked] }, head, runOfReview)).toBeUndefined();
  });

  it.each<[name: string, post: object]>([
    ["is about another commit", { ...good, head: "c".repeat(40) }],
    ["names no commit", { ...good, comments: [comment.replace(head.slice(0, 7), "")] }],
    ["has another field", { ...good, body: "x" }],
    ["is too long", { ...good, comments: [comment + "a".repeat(65_000)] }],
    ["lacks its marker", { ...good, comments: [comment.slice(4)] }],
    ["has a tag", { ...good, comments: [`${comment}<p><img src=x></p>`] }],
    ["mentions somebody", { ...good, comments: [`${comment}<p>@octocat</p>`] }],
    [
      "links to another site",
      { ...good, comments: [`${comment}<p><a href="https://evil.example/">a</a></p>`] },
    ],
    [
      "links to an address that only begins like the preview",
      {
        ...good,
        comments: [`${comment}<p><a href="https://a.charity.pages.dev.evil.example/">a</a></p>`],
      },
    ],
    ...[
      "https://www.charity.or.ke/files/../../evil",
      "https://www.charity.or.ke\\evil",
      "https://www.charity.or.ke/\u202Etxt",
      "https://www.charity.or.ke/%2e%2e/evil",
    ].map((to): [string, object] => [
      `links to ${JSON.stringify(to)}, which a browser would change`,
      { ...good, comments: [`${comment}<p><a href="${to}">a</a></p>`] },
    ]),
    ["has Markdown", { ...good, comments: [`${comment}<code>[a](https://x.example/)</code>`] }],
    [
      "suggests two lines",
      {
        ...good,
        suggestions: [{ ...suggestion, body: suggestion?.body.replace("role", "a\nrole") }],
      },
    ],
    [
      "suggests a change of a workflow",
      { ...good, suggestions: [{ ...suggestion, path: ".github/content/x.yml" }] },
    ],
    [
      "suggests a change outside the content",
      { ...good, suggestions: [{ ...suggestion, path: "content/../package.yaml" }] },
    ],
    [
      "links to another pull request",
      {
        ...good,
        comments: [`${comment}<p><a href="https://github.com/suluhisho/website/pull/70">a</a></p>`],
      },
    ],
  ])("is refused if it %s", (_, post) => {
    expect(faultOf(post, head, runOfReview)).toBeDefined();
  });
});
