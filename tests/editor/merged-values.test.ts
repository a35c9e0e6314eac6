import { expect, it } from "vitest";
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
