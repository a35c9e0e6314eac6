import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { lostAddresses } from "#scripts/check/rules/lost-addresses.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { completedCommit, type FileChange } from "#scripts/editor/completed-commit.ts";
import { baseContent, contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";

const post = (words: string, fields = {}) => postFile(`${words}\n`, fields);
const texts = {
  ...(baseContent as Record<string, string>),
  "released-addresses.yaml": "- /blog/old\n- /blog/1\n",
  "redirects.yaml": "# why\n[]\n",
  "blog/old.mdx": post("Words.\n\n![A door](door.jpg)"),
  "blog/other.mdx": post("As [we wrote](/blog/old#words), and [again](/blog/old)."),
  "blog/report.mdx": post("Read [the report](/files/report.pdf)."),
  "blog/new.mdx": post("Not public yet."),
  "blog/leads.mdx": post("As [we write](/blog/new)."),
};
const others = ["blog/door.jpg", "files/report.pdf"].map((path) => ({ path, size: 1 }));

/** What a commit changes in the end, by the paths inside the content folder; a deleted file is null. */
async function completed(
  changes: FileChange[],
  isWanted = () => true,
  isAccepted: (left: { file: string }[]) => boolean = (left) =>
    expect.fail(`It asked about ${JSON.stringify(left)}`),
) {
  const check = async (question: { texts: Record<string, string>; others: typeof others }) => {
    const pictures = question.others.map(({ path }) => [path, "%PDF-"]);
    const gone = Object.keys(baseContent).map((path) => [path, null]);
    const files = Object.fromEntries([...gone, ...Object.entries(question.texts), ...pictures]);
    const site = checkedSite(await contentWith(files as Record<string, string>, smallFolder));
    return { findings: await runRules(site), marks: {}, lost: lostAddresses(site) };
  };
  // What was read before may be old: then somebody had deleted the post, and cancelled that.
  const old = Object.entries(texts).filter(([path]) => path !== "blog/old.mdx");
  let read = changes.includes(remove) ? Object.fromEntries(old) : texts;
  const forget = () => void (read = texts);
  const host = { contentTexts: () => Promise.resolve({ texts: read, others }), forget };
  await completedCommit({ host, check }, isWanted, isAccepted)(changes, "cms/posts/old");
  return Object.fromEntries(
    changes.map(({ path, data, action }) => [
      path.replace("content/", ""),
      action === "delete" ? null : data,
    ]),
  );
}

const remove = { action: "delete", path: "content/blog/old.mdx" };

it("a page that is deleted leaves a redirect, which links follow, and takes its picture along", async () => {
  expect(await completed([remove])).toEqual({
    "blog/old.mdx": null,
    "blog/door.jpg": null,
    "redirects.yaml": "# why\n- from: /blog/old\n  to: /blog\n",
    "blog/other.mdx": post("As [we wrote](/blog), and [again](/blog)."),
  });
});

it.each([
  [
    "renamed",
    { action: "move", previousPath: remove.path, path: "content/blog/older.mdx" },
    "/blog/older",
  ],
  ["hidden", { action: "update", path: remove.path }, "/blog"],
])("a page that is %s leaves a redirect too", async (_, change, to) => {
  const data = post("Words.\n\n![A door](door.jpg)", to === "/blog" ? { draft: "true" } : {});
  const all = await completed([{ ...change, data }]);
  expect(all["redirects.yaml"]).toBe(`# why\n- from: /blog/old\n  to: ${to}\n`);
  expect(all).not.toHaveProperty("blog/door.jpg");
});

it("a page that has its old name again leaves one redirect, and none away from itself", async () => {
  const from = "- from: /blog/older\n  to: /blog/old\n- from: /blog/past\n  to: /blog\n";
  const changes = [
    {
      action: "move",
      previousPath: remove.path,
      path: "content/blog/older.mdx",
      data: post("Words."),
    },
    { action: "update", path: "content/redirects.yaml", data: from },
  ];
  const { "redirects.yaml": written } = await completed(changes);
  expect(written).toBe("- from: /blog/past\n  to: /blog\n- from: /blog/old\n  to: /blog/older\n");
});

it("a document to which nothing links any more stays", async () => {
  const change = { action: "update", path: "content/blog/report.mdx", data: post("No report.") };
  expect(await completed([change])).toEqual({ "blog/report.mdx": change.data });
});

it("nothing is changed if the writer cancels", async () => {
  const changes = [remove];
  await expect(completed(changes, () => false)).rejects.toThrow();
  expect(changes).toEqual([remove]);
});

it("asks before it deletes what something else needs", async () => {
  const change = { action: "delete", path: "content/blog/new.mdx" };
  const asked: string[] = [];
  const answer = (is: boolean) => (left: { file: string }[]) => {
    asked.push(...left.map(({ file }) => file));
    return is;
  };
  await expect(completed([change], undefined, answer(false))).rejects.toThrow("Nothing was saved");
  expect(await completed([change], undefined, answer(true))).toEqual({ "blog/new.mdx": null });
  expect(asked).toEqual(["blog/leads.mdx", "blog/leads.mdx"]);
});

it("asks nothing about other changes, and leaves out a translation in which nobody typed", async () => {
  const isWanted = () => expect.fail("It asked.");
  const data = post("As [we wrote](/blog/old), twice.");
  const change = { action: "update", path: "content/blog/other.mdx", data };
  const untyped = ["---\n---\n", "[]\n", "{}\n", ""].map((empty, at) => {
    return { action: "create", path: `content/sw/blog/${at}.mdx`, data: empty };
  });
  const emptied = { action: "update", path: "content/events.yaml", data: "[]\n" };
  expect(await completed([change, emptied, ...untyped], isWanted)).toEqual({
    "blog/other.mdx": data,
    "events.yaml": "[]\n",
  });
});
