import { describe, expect, it } from "vitest";

import { commentMarker } from "#scripts/review/shown/comment.ts";
import { postReview } from "#scripts/review/host/post-review.ts";
import type { Review } from "#scripts/review/review.ts";
import { fakeHost, forkRun, pullRequest } from "#tests/support/review/fake-host.ts";
import { corrected, finding, madeReview } from "#tests/support/review/made-review.ts";

const artifactOf = (review: unknown, number = "7") => [
  { name: "review.json", content: JSON.stringify(review) },
  { name: "pull-request.txt", content: `${number}\n` },
  { name: "comment.md", content: `${commentMarker}\n[a trap](https://evil.example)` },
];
const hostWith = (review: Review | object, facts: Parameters<typeof fakeHost>[0] = {}) =>
  fakeHost({ artifacts: { review: artifactOf(review) }, ...facts });
const wrong = madeReview([finding()]);
const mendable = madeReview([corrected("stauts: a", [1, 6, "status"])]);

describe("postReview", () => {
  it("writes the comment the first time and writes over it the second", async () => {
    const first = hostWith(wrong);
    await postReview(first.host, forkRun);
    expect(first.comments).toHaveLength(1);
    expect(first.comments[0]?.body).toContain("role is empty.");

    const second = hostWith(madeReview([]));
    second.comments.push(...first.comments);
    await postReview(second.host, forkRun);
    expect(second.sent).toEqual(["PATCH /issues/comments/1"]);
    expect(second.comments[0]?.body).toContain("All is right");
  });

  it("writes nothing where the comment says it all already", async () => {
    const { host, sent } = hostWith(wrong);
    await postReview(host, forkRun);
    sent.length = 0;
    await postReview(host, forkRun);
    expect(sent).toEqual([]);
  });

  it("finds its comment behind a hundred others, and leaves that of somebody else alone", async () => {
    const { host, comments, sent } = hostWith(wrong);
    const other = { body: `${commentMarker}\nMine`, user: { login: "somebody" } };
    comments.push(...Array.from({ length: 150 }, (_, id) => ({ ...other, id: id + 100 })));
    await postReview(host, forkRun);
    await postReview(hostWith(madeReview([])).host, forkRun);
    expect(sent).toEqual(["POST /issues/7/comments"]);
    expect(comments.filter(({ body }) => body === other.body)).toHaveLength(150);
  });

  it("makes the words itself and posts none that the branch has made", async () => {
    const { host, comments } = hostWith(wrong);
    await postReview(host, forkRun);
    expect(comments[0]?.body).not.toContain("evil");
  });

  it("names the preview where the run built one", async () => {
    const preview = [{ name: "index.html" }];
    const built = fakeHost({ artifacts: { review: artifactOf(wrong), preview } });
    await postReview(built.host, forkRun);
    expect(built.comments[0]?.body).toContain("https://suluhisho.github.io/website/pr-7/");
    const broken = hostWith(wrong);
    await postReview(broken.host, forkRun);
    expect(broken.comments[0]?.body).not.toContain("github.io");
  });

  it("posts a suggestion once, however often it looks", async () => {
    const { host, lineComments } = hostWith(mendable);
    await postReview(host, forkRun);
    await postReview(host, forkRun);
    expect(lineComments).toEqual([
      expect.objectContaining({ path: "content/team.yaml", line: 3, side: "RIGHT" }),
    ]);
  });

  it("posts the other suggestions where the host does not take one of them", async () => {
    const review = madeReview([
      corrected("stauts: a", [1, 6, "status"], { line: 1 }),
      corrected("titel: a", [1, 5, "title"], { line: 2 }),
    ]);
    const { host, lineComments } = hostWith(review, {
      refuse: (method, path, body) =>
        method === "POST" && path.startsWith("/pulls/") && JSON.stringify(body).includes("title")
          ? 422
          : undefined,
    });
    expect(await postReview(host, forkRun)).toContain("suggestions posted: 1");
    expect(lineComments.map(({ line }) => line)).toEqual([1]);
  });
});

const foreign = [
  { name: "of another commit", pull: pullRequest({ sha: "c".repeat(40) }) },
  { name: "of another fork", pull: pullRequest({ from: "other/website" }) },
  { name: "to another repository", pull: pullRequest({ to: "other/website" }) },
  { name: "that is closed", pull: pullRequest({ state: "closed" }) },
  { name: "with another number than the run names", pull: pullRequest({ number: 8 }) },
];

describe("a pull request that the host does not confirm", () => {
  it.each(foreign)("gets no word: $name", async ({ pull }) => {
    const { host, sent } = hostWith(mendable, { pulls: [pull] });
    expect(await postReview(host, forkRun)).toContain("No open pull request");
    expect(sent).toEqual([]);
  });

  it.each(["", "x", "7; 8", "-7", "1e1"])("gets no word for the number %j", async (number) => {
    const { host, sent } = fakeHost({ artifacts: { review: artifactOf(mendable, number) } });
    expect(await postReview(host, forkRun)).toContain("No open pull request");
    expect(sent).toEqual([]);
  });

  it("gets no word after a run that was for something else", async () => {
    const { host, sent } = hostWith(wrong);
    expect(await postReview(host, { ...forkRun, event: "push" })).toContain(
      "not for a pull request",
    );
    expect(sent).toEqual([]);
  });
});

const shapes: { name: string; review: object }[] = [
  { name: "nothing of a review", review: {} },
  { name: "something besides", review: { ...wrong, extra: 1 } },
  { name: "another version", review: { ...wrong, version: 2 } },
  { name: "a line that is none", review: madeReview([finding({ line: -1 })]) },
  { name: "too long a text", review: madeReview([finding({ says: "x".repeat(5_000) })]) },
  { name: "too many findings", review: madeReview(Array.from({ length: 1_001 }, () => finding())) },
];

describe("a review of the wrong shape", () => {
  it.each(shapes)("is refused: $name", async ({ review }) => {
    const { host, sent } = hostWith(review);
    await expect(postReview(host, forkRun)).rejects.toThrow("does not have the expected form");
    expect(sent).toEqual([]);
  });

  it("is refused where it is about another commit", async () => {
    const { host } = hostWith({ ...wrong, head: "c".repeat(40) });
    await expect(postReview(host, forkRun)).rejects.toThrow("not about the commit");
  });

  it("is refused where it is no archive", async () => {
    const { host } = fakeHost({ artifacts: { review: new Uint8Array(100) } });
    await expect(postReview(host, forkRun)).rejects.toThrow("broken");
  });

  it("is refused before it is fetched where it is too large", async () => {
    const { host } = fakeHost({ artifacts: { review: new Uint8Array(21_000_000) } });
    await expect(postReview(host, forkRun)).rejects.toThrow("larger than 20000000 bytes");
  });

  it("is no fault where there is none", async () => {
    expect(await postReview(fakeHost().host, forkRun)).toContain("left no review behind");
  });
});

const limited = () =>
  new Response("{}", { status: 403, headers: { "x-ratelimit-remaining": "0" } });
const refusals: { name: string; refuse: () => number | Response; says: RegExp }[] = [
  { name: "401", refuse: () => 401, says: /does not allow this job/ },
  { name: "403", refuse: () => 403, says: /does not allow this job/ },
  { name: "404", refuse: () => 404, says: /has nothing there/ },
  { name: "429", refuse: () => 429, says: /asked too often/ },
  { name: "403 for asking too often", refuse: limited, says: /asked too often/ },
  { name: "500", refuse: () => 500, says: /refused with 500/ },
];

describe("a host that refuses", () => {
  it.each(refusals)("is quoted in one plain sentence: $name", async ({ refuse, says }) => {
    const { host } = hostWith(wrong, {
      refuse: (method) => (method === "POST" ? refuse() : undefined),
    });
    const error = await postReview(host, forkRun).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringMatching(says) as string });
    expect((error as Error).message).not.toContain("a token");
  });
});
