import { expect, it } from "vitest";
import { yamlFormat } from "#scripts/editor/file-formats.ts";
import { languageAt, pathIn } from "#scripts/editor/language-path.ts";
import { latestEntry } from "#scripts/editor/latest-entry.ts";
import { mergedValues, type Clash } from "#scripts/editor/merged-values.ts";

const [a, b, c] = ["id", "program", "from"].map((name) => ({ [name]: name, label: name }));
const [mine, theirs] = ["mine", "theirs"].map((label) => ({ program: "program", label }));

it.each([
  ["two fields", { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }, []],
  ["the same value alike", { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }, []],
  ["one value differently", { x: 1 }, { x: 2 }, { x: 3 }, { x: 2 }, ["x"]],
  ["an entry, and added one", [a, b], [a, mine], [a, b, c], [a, mine, c], []],
  ["an entry, and removed one", [a, b], [b], [a, theirs], [theirs], []],
  ["one entry differently", [a, b], [a, mine], [a, theirs], [a, mine], ["program.label"]],
  ["a list by adding to it", undefined, [a], [b], [a, b], []],
  ["a list by moving its entries and adding one", [a, b], [b, a], [a, b, c], [b, a, c], []],
  ["a list of words without names", ["x"], ["x", "y"], ["x", "z"], ["x", "y", "z"], []],
  ["a list with an entry twice", [a, a], [a, a, b], [a, a, c], [a, a, b], [""]],
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

/** The texts that saving these changes writes, while these files are current; nobody is asked. */
async function saved(current: Record<string, string>, newRecord = false) {
  const host = { currentText: (path: string) => Promise.resolve(current[path]) };
  const { remember, latest } = latestEntry(host, ["en-KE", "sw"], () => {
    throw new Error("The writer was asked.");
  });
  const format = remember(yamlFormat);
  const changed = (text: string, title: string) => ({ ...format.fromFile(text), title });
  format.toFile(changed("title: Old\n", "First"));
  const i18n = { sw: { data: changed("title: Zamani\n", "Pili") } };
  const values = { path: "content/pages/help.yaml", data: changed("title: Old\n", "Second"), i18n };
  const entry = await latest(entryOf({ collection: "pages", slug: "help", newRecord, ...values }));
  const { data, i18n: layers } = entry.toJS() as typeof values;
  return [data, layers.sw.data].map((fields) => format.toFile(fields));
}

type Entry = { toJS: () => object; set: (name: never, value: never) => Entry };
function entryOf(values: object): Entry {
  return { toJS: () => values, set: (name, value) => entryOf({ ...values, [name]: value }) };
}

it("saves in each language what somebody else changed, and again without asking", async () => {
  const [original, translation] = ["content/pages/help.yaml", "content/sw/pages/help.yaml"];
  // The file has the writer's first change.
  const files = { [original]: "title: First\n", [translation]: "title: Zamani\nlead: Yao\n" };
  expect(await saved(files)).toEqual(["title: Second\n", "title: Pili\nlead: Yao\n"]);
  const own = ["title: Second\n", "title: Pili\n"];
  expect([await saved(files, true), await saved({})]).toEqual([own, own]);
});

it("finds the file of an entry in each language", () => {
  const codes = ["en-KE", "sw", "fr"];
  const [en, sw, fr] = ["", "sw/", "fr/"].map((folder) => `content/${folder}swim.yaml`);
  const all = [en!, sw!, fr!];
  for (const file of all) expect(codes.map((code) => pathIn(code, file, codes))).toEqual(all);
  expect(all.map((file) => languageAt(file, codes))).toEqual(codes);
});
