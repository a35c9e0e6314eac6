import { expect, it } from "vitest";
import { yamlFormat } from "#scripts/editor/file-formats.ts";
import { latestEntry } from "#scripts/editor/latest-entry.ts";
import { mergedValues, type Clash } from "#scripts/editor/merged-values.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, label: id }));
const [mine, theirs] = ["mine", "theirs"].map((label) => ({ id: "b", label }));

it.each([
  ["two fields", { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }, []],
  ["the same value alike", { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }, []],
  ["one value differently", { x: 1 }, { x: 2 }, { x: 3 }, { x: 2 }, ["x"]],
  ["an entry, and added one", [a, b], [a, mine], [a, b, c], [a, mine, c], []],
  ["an entry, and removed one", [a, b], [b], [a, theirs], [theirs], []],
  ["one entry differently", [a, b], [a, mine], [a, theirs], [a, mine], ["b.label"]],
])(
  "two people changed %s: both changes stay, or the writer is asked",
  (_, before, left, right, merged, asked) => {
    const clashes: string[] = [];
    const keepMine = ({ path }: Clash) => clashes.push(path) > 0;
    expect(mergedValues(before, left, right, keepMine)).toEqual(merged);
    expect(clashes).toEqual(asked);
  },
);

it("keeps the other person's value if the writer chooses it", () => {
  expect(mergedValues({ x: 1 }, { x: 2 }, { x: 3 }, () => false)).toEqual({ x: 3 });
});

it("saves again without asking, because the file then has the writer's first change", async () => {
  const [before, first] = ["title: Old\n", "title: First\n"];
  const host = { currentText: () => Promise.resolve(first) };
  const { remember, latest } = latestEntry(host, ["en-KE"], () => {
    throw new Error("The writer was asked.");
  });
  const format = remember(yamlFormat);
  expect(format.toFile({ ...format.fromFile(before), title: "First" })).toBe(first);
  const data = { ...format.fromFile(before), title: "Second" };
  const entry = savedEntry({ path: "content/pages/help.yaml", data });
  expect(format.toFile((await latest(entry)).toJS().data)).toBe("title: Second\n");
});

function savedEntry(fields: { path: string; data: Record<string, unknown> }) {
  const values = { collection: "pages", slug: "help", newRecord: false, i18n: {}, ...fields };
  return {
    toJS: () => values,
    set: (name: never, value: never) => savedEntry({ ...values, [name]: value }),
  };
}
