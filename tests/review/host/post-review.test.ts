import { mkdtempSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { postReview } from "#scripts/review/host/publish-review.ts";
import { codeLabel, commentMarker } from "#scripts/review/shown/comment.ts";
import { asked, fakeGitHub, forkPull, forkRun } from "#tests/support/review/fake-github.ts";
import { corrected, finding, madeReview, madeSite } from "#tests/support/review/made-review.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const filesOf = (review: object) => ({
  "review.json": JSON.stringify(review),
  "comment.md": `${commentMarker}\n[a trap](https://evil.example)`,
});
const after = (review: object, facts: Partial<Parameters<typeof fakeGitHub>[0]> = {}) =>
  fakeGitHub({ artifacts: { review: filesOf(review) }, ...facts });
const post = ({ github }: Pick<ReturnType<typeof fakeGitHub>, "github">, number = "7") =>
  postReview(github, { ...asked, number }, mkdtempSync(path.join(room, "run-")));
const wrong = madeReview([finding()], { site: madeSite() });
const mendable = madeReview([corrected("stauts: a", [1, 6, "status"])]);

describe("postReview", () => {
  it("writes the comment the first time, writes over it the second, and else nothing", async () => {
    const first = after(wrong);
    await post(first);
    await post(first);
    expect(first.sent).toEqual(["POST issues/7/comments"]);
    expect(first.comments[0]?.body).toContain("role is empty.");

    const second = after(madeReview([], { site: madeSite() }));
    second.comments.push(...first.comments);
    await post(second);
    expect(second.sent).toEqual(["PATCH issues/comments/1"]);
    expect(second.comments[0]?.body).toContain("All is right");
  });

  it("finds its comment behind a hundred others, and leaves that of somebody else alone", async () => {
    const fake = after(wrong);
    const other = { body: `${commentMarker}\nMine`, user: { login: "somebody" } };
    fake.comments.push(...Array.from({ length: 150 }, (_, id) => ({ ...other, id: id + 200 })));
    await post(fake);
    await post(fake);
    expect(fake.sent).toEqual(["POST issues/7/comments"]);
    expect(fake.comments.filter(({ body }) => body === other.body)).toHaveLength(150);
  });

  it.each([true, false])("makes the words itself; there is a preview: %s", async (built) => {
    const fake = after(madeReview([finding()], built ? { site: madeSite() } : {}));
    await post(fake);
    const body = fake.comments[0]?.body ?? "";
    expect(body.includes("https://suluhisho.github.io/website/pr-7/")).toBe(built);
    expect(body).not.toContain("evil");
  });

  it("leads to the preview on a host with headers where there is one", async () => {
    const fake = after(madeReview([finding()], { site: madeSite() }));
    const at = { ...asked, previewsAt: "previews.charity.example" };
    await postReview(fake.github, at, mkdtempSync(path.join(room, "run-")));
    expect(fake.comments[0]?.body).toContain("https://pr-7-previews.charity.example/");
    expect(fake.comments[0]?.body).not.toContain("github.io");
  });

  it("takes the label away that was given to an older commit", async () => {
    const labels = [{ name: "ours" }, { name: codeLabel }];
    const fake = after(wrong, { pulls: { 7: { ...forkPull, labels } } });
    await post(fake);
    expect(fake.sent).toEqual([`DELETE issues/7/labels/${codeLabel}`, "POST issues/7/comments"]);
  });

  it("posts a suggestion once, however often it looks", async () => {
    const fake = after(mendable);
    await post(fake);
    await post(fake);
    expect(fake.lineComments).toMatchObject([{ path: "content/team.yaml", line: 3 }]);
  });

  it("posts the other suggestions where GitHub does not take one, and fails else", async () => {
    const correct = (line: number) => corrected("stauts: a", [1, 6, "status"], { line });
    const refuses = (place: string, { line = 2 }) => place.startsWith("pulls") && line === 2;
    const fake = after(madeReview([correct(1), correct(2)]), { refuses });
    expect(await post(fake)).toContain("suggestions posted: 1");
    expect(fake.lineComments.map(({ line }) => line)).toEqual([1]);
    await expect(post(after(wrong, { refuses: () => true }))).rejects.toThrow("No (HTTP 422)");
  });
});

const foreign: [name: string, pull: object][] = [
  [
    "that has another commit by now",
    { ...forkPull, head: { ...forkPull.head, sha: "c".repeat(40) } },
  ],
  ["that is closed", { ...forkPull, state: "closed" }],
];

describe("a pull request that GitHub does not confirm", () => {
  it.each(foreign)("gets no word: %s", async (_, pull) => {
    const fake = after(mendable, { pulls: { 7: pull } });
    expect(await post(fake)).toContain("No open pull request");
    expect(fake.sent).toEqual([]);
  });

  it.each(["", "x", "7; 8", "-7", "1e1", "8", "7/../8"])("gets no word for %j", async (number) => {
    const fake = after(mendable);
    expect(await post(fake, number)).toContain("No open pull request");
    expect(fake.sent).toEqual([]);
  });

  it("loses the words on an older commit after a run that left nothing", async () => {
    const first = after(madeReview([], { site: madeSite() }));
    await post(first);
    const fake = after(wrong, { artifacts: {} });
    fake.comments.push(...first.comments);
    await post(fake);
    expect(fake.comments).toHaveLength(1);
    expect(fake.comments[0]?.body).toContain("could not be looked at");
    expect(fake.comments[0]?.body).not.toContain("All is right");
  });
});

describe("a forged review", () => {
  const line = corrected("to: info@suluhisho.example", [5, 22, "evil@evil.example"], {
    says: "The giving address is out of date.",
  });

  it.each([
    ["a run of the branch's own workflow", forkRun],
    ["a run of another workflow", { path: ".github/workflows/evil.yml" }],
    ["a run of one that only begins like ours", { path: ".github/workflows/review.yml.yml@main" }],
    ["a run after a push", { event: "push" }],
  ])("is not used that comes from %s", async (_, run) => {
    const fake = after(madeReview([line]), { run });
    await expect(post(fake)).rejects.toThrow("Only a run of our own review.yml");
    expect(fake.sent).toEqual([]);
  });

  it.each([".github/workflows/check.yml", "package.json", "scripts/content/a.ts", "app/x.yaml"])(
    "proposes nothing for a program: %s",
    async (file) => {
      const fake = after(madeReview([{ ...line, file }]));
      await post(fake);
      expect(fake.lineComments).toEqual([]);
    },
  );
});

const refused: [name: string, review: object, says?: string][] = [
  ["nothing of a review", {}],
  ["something besides", { ...wrong, extra: 1 }],
  ["another version", { ...wrong, version: 1 }],
  ["a line that is none", madeReview([finding({ line: -1 })])],
  ["too long a text", madeReview([finding({ says: "x".repeat(5_000) })])],
  ["too many findings", madeReview(Array.from({ length: 1_001 }, () => finding()))],
  ["another commit", { ...wrong, head: "c".repeat(40) }, "not about the commit"],
];

describe("what a run hands in", () => {
  it.each(refused)("is refused with %s", async (_, review, says = "the expected form") => {
    const fake = after(review);
    await expect(post(fake)).rejects.toThrow(says);
    expect(fake.sent).toEqual([]);
  });

  it("is refused before it is fetched where it is too large", async () => {
    await expect(post(after(wrong, { size: 21_000_000 }))).rejects.toThrow("larger than 20000000");
  });
});
