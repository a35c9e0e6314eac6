import { expect, it } from "vitest";
import { keyName } from "#app/content/item-key.ts";
import { kindAt } from "#app/content/kinds.ts";
import { formatOf } from "#scripts/editor/file-formats.ts";
import { languageAt, pathIn } from "#scripts/editor/language-path.ts";
import { latestEntry } from "#scripts/editor/latest-entry.ts";
import { mergedValues, type Clash } from "#scripts/editor/merged-values.ts";
import type { Fields } from "#scripts/editor/plain-values.ts";
import { modelLists } from "#tests/support/model-lists.ts";

const [a, b, c] = ["a", "b", "c"].map((name) => ({ name, label: name }));
const [mine, theirs] = ["mine", "theirs"].map((label) => ({ name: "b", label }));

it.each([
  ["two fields", { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }, []],
  ["the same value alike", { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }, []],
  ["one value differently", { x: 1 }, { x: 2 }, { x: 3 }, { x: 2 }, ["x"]],
  ["an entry, and added one", [a, b], [a, mine], [a, b, c], [a, mine, c], []],
  ["an entry, and removed one", [a, b], [b], [a, theirs], [theirs], []],
  ["one entry differently", [a, b], [a, mine], [a, theirs], [a, mine], ["2.label"]],
  ["a list by adding to it", undefined, [a], [b], [a, b], []],
  ["a list by moving its entries and adding one", [a, b], [b, a], [a, b, c], [b, a, c], []],
  ["a list by moving its entries in two ways", [a, b, c], [c, a, b], [b, c, a], [c, a, b], []],
  ["a list of words without names", ["x"], ["x", "y"], ["x", "z"], ["x", "y", "z"], []],
  ["a list with an entry twice", [a, a], [a, a, b], [a, a, c], [a, a, b, c], []],
  ["a list by adding the same to it", [a], [a, b], [a, b, c], [a, b, c], []],
  ["a list by adding to both of its ends", [a], [b, a], [a, c], [b, a, c], []],
  ["an entry, and all of it", [a, b], [mine], [c, b], [c, mine], []],
])(
  "two people changed %s: both changes stay, or the writer is asked",
  (_, before, left, right, merged, asked) => {
    const clashes: string[] = [];
    const keepMine = ({ path }: Clash) => clashes.push(path) > 0;
    expect(mergedValues(before, left, right, keepMine)).toEqual(merged);
    expect(clashes).toEqual(asked);
  },
);

it.each(modelLists)(
  "two people change $path: they are only asked about an item that both changed",
  ({ list, item, names }) => {
    const key = keyName(item);
    const changed = names.findLast((name) => name !== key);
    const itemOf = (id: string, words = id) =>
      changed
        ? { ...Object.fromEntries(names.map((name) => [name, `${name} ${id}`])), [changed]: words }
        : words;
    const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => itemOf(id));
    const [mineA, mineB, theirB] = [itemOf("a", "A"), itemOf("b", "B"), itemOf("b", "BB")];
    const question = (at: number) => [key ? `${key} b` : String(at), changed].filter(Boolean);
    for (const [left, right, merged, asked = []] of [
      [
        [mineA, b, c],
        [a, theirB, c],
        [mineA, theirB, c],
      ],
      [
        [a, b, c, d],
        [a, theirB, c],
        [a, theirB, c, d],
      ],
      [
        [d, a, b, c],
        [a, theirB, c],
        [d, a, theirB, c],
      ],
      [
        [c, a, b],
        [a, theirB, c],
        [c, a, theirB],
      ],
      [
        [b, c],
        [a, theirB, c],
        [theirB, c],
      ],
      [[a, mineB, c], [a, theirB, c], [a, mineB, c], question(2)],
      [[a, c], [a, theirB, c], [a, c], question(2).slice(0, 1)],
    ] as [unknown[], unknown[], unknown[], string[]?][])
      for (const isMine of [true, false]) {
        const clashes: string[] = [];
        const keepMine = ({ path }: Clash) => clashes.push(path) > 0 && isMine;
        const sides = isMine ? [left, right] : [right, left];
        expect(mergedValues([a, b, c], sides[0], sides[1], keepMine, list)).toEqual(merged);
        expect(clashes).toEqual(asked.length > 0 ? [asked.join(".")] : []);
      }
  },
);

it("an item with a new key is still the same, and two new items with most fields alike are not", () => {
  const { list } = modelLists.find(({ path }) => path === "timeline")!;
  const year = (written: number, title: string) => ({ year: written, title, text: "Words." });
  const merged = (before: unknown[], ...sides: [unknown[], unknown[]]) =>
    mergedValues(before, ...sides, () => expect.fail("The writer was asked."), list);
  const [old, later] = [year(2019, "Founded"), year(2020, "Founded")];
  expect(merged([old], [later], [year(2019, "Begun")])).toEqual([year(2020, "Begun")]);
  expect(merged([], [old], [later])).toEqual([old, later]);
});

type Entry = { toJS: () => object; set: (name: never, value: never) => Entry };
function entryOf(values: object): Entry {
  return { toJS: () => values, set: (name, value) => entryOf({ ...values, [name]: value }) };
}

type Now = (path: string) => string | null | undefined;
type Changed = { data: Fields; sw?: Fields; newRecord?: boolean };
/** What saving a form writes, in the first language and Swahili, while files are as they are now; nobody is asked. */
async function saved(path: string, now: Now, { data, sw, newRecord = false }: Changed) {
  const host = { currentText: (at: string) => Promise.resolve(now(at)) };
  const { latest } = latestEntry(host, ["en-KE", "sw"], () => expect.fail("It asked."));
  const i18n = sw ? { sw: { data: sw } } : {};
  const values = { collection: "all", slug: "one", newRecord, path: `content/${path}`, data, i18n };
  const entry = (await latest(entryOf(values))).toJS() as { data: Fields; i18n: typeof i18n };
  const written = [entry.data, entry.i18n.sw?.data ?? {}];
  return written.map((fields) => formatOf(kindAt(path)!).toFile(fields));
}

it("saves in each language what somebody else changed", async () => {
  const { fromFile } = formatOf(kindAt("pages/help.yaml")!);
  const changed = (text: string, title: string) => ({ ...fromFile(text), title });
  const form = { data: changed("title: Old\n", "Second"), sw: changed("title: Zamani\n", "Pili") };
  const now: Now = (path) => (/sw/.test(path) ? "title: Zamani\nlead: Yao\n" : "title: Old\n");
  const both = ["title: Second\n", "title: Pili\nlead: Yao\n"];
  expect(await saved("pages/help.yaml", now, form)).toEqual(both);
  const own = ["title: Second\n", "title: Pili\n"];
  expect(await saved("pages/help.yaml", now, { ...form, newRecord: true })).toEqual(own);
  expect(await saved("pages/help.yaml", () => undefined, form)).toEqual(own);
});

it.each(["title: Old\n", "title: Old"])(
  "takes what it saved before for its own, whatever somebody else changed since; the form still has %j",
  async (source) => {
    const [help, contact] = ["help", "contact"].map((name) => `content/pages/${name}.yaml`);
    const current: Record<string, string> = { [help!]: "title: Old\n", [contact!]: "title: Old\n" };
    const host = { currentText: (path: string) => Promise.resolve(current[path]) };
    const asked: Clash[] = [];
    const keepMine = (clash: Clash) => asked.push(clash) > 0;
    const { keep, latest } = latestEntry(host, ["en-KE"], keepMine);
    const { fromFile, toFile } = formatOf(kindAt("pages/help.yaml")!);
    let form: Record<string, unknown> = fromFile("title: Old\n");
    const save = async (path: string, title: string, isDone = true) => {
      const data = { ...form, title, $source: source };
      const values = { collection: "pages", slug: "help", newRecord: false, path, i18n: {}, data };
      const entry = (await latest(entryOf(values))).toJS() as typeof values;
      if (!isDone) return;
      keep();
      form = entry.data;
      current[path] = toFile(form);
    };
    await save(help!, "One");
    // Another file with the same text.
    await save(contact!, "Other");
    current[help!] += "lead: Theirs\n";
    await save(help!, "Two");
    await save(help!, "Three");
    expect(current[help!]).toBe("title: Three\nlead: Theirs\n");
    expect(asked).toEqual([]);
    // Something went wrong, so that nothing was saved.
    await save(help!, "Four", false);
    current[help!] = "title: Somebody’s\n";
    await save(help!, "Five");
    expect(asked).toEqual([{ path: "Title", mine: "Five", theirs: "Somebody’s" }]);
  },
);

it("saves nothing in an entry that somebody else deletes, but a translation again that was switched off", async () => {
  const data = { title: "New", $source: "title: Old\n" };
  const without = (deleted: string) =>
    saved("pages/help.yaml", (at) => (at === deleted ? null : "title: Old\n"), { data, sw: data });
  await expect(without("content/pages/help.yaml")).rejects.toThrow("marked this entry");
  expect(await without("content/sw/pages/help.yaml")).toContain("title: New\n");
});

it("saves a part of a year of the timeline, while somebody else changes most of the same year", async () => {
  const year = (text: string, more = "") => `- year: 2019\n  title: T\n  text: ${text}\n${more}`;
  const flags = "  draft: true\n  sample: true\n";
  const { fromFile } = formatOf(kindAt("timeline.yaml")!);
  const data = { ...fromFile(year("W")), items: fromFile(year("Words")).items };
  const now = year("W", flags).replace("T", "Begun");
  const [text] = await saved("timeline.yaml", () => now, { data });
  expect(text).toBe(year("Words", flags).replace("T", "Begun"));
});

it("saves no key of an item that nobody translated, which the form copies into each language", async () => {
  const team = "- id: asha\n  role: Director\n- id: beth\n  role: Nurse\n";
  const swahili = "- id: asha\n  role: Mkurugenzi\n";
  const { fromFile } = formatOf(kindAt("team.yaml")!);
  const items = [{ id: "asha", role: "Mkurugenzi mkuu" }, { id: "beth" }];
  const form = { data: fromFile(team), sw: { ...fromFile(swahili), items } };
  const texts = await saved("team.yaml", (at) => (/sw/.test(at) ? swahili : team), form);
  expect(texts[1]).toBe("- id: asha\n  role: Mkurugenzi mkuu\n");
});

it("removes a picture from the translations too", async () => {
  const source = "---\ntitle: T\nimage:\n  src: a.jpg\n  alt: A door\n---\nWords.\n";
  const swahili = "---\ntitle: T\nimage:\n  alt: Mlango\n---\nManeno.\n";
  const { fromFile } = formatOf(kindAt("blog/1.mdx")!);
  const { image, ...data } = fromFile(source);
  expect(image).toBeDefined();
  const texts = await saved("blog/1.mdx", () => undefined, { data, sw: fromFile(swahili) });
  expect(texts[1]).toBe("---\ntitle: T\n---\nManeno.\n");
});

it("finds the file of an entry in each language", () => {
  const codes = ["en-KE", "sw", "fr"];
  const [en, sw, fr] = ["", "sw/", "fr/"].map((folder) => `content/${folder}swim.yaml`);
  const all = [en!, sw!, fr!];
  for (const file of all) expect(codes.map((code) => pathIn(code, file, codes))).toEqual(all);
  expect(all.map((file) => languageAt(file, codes))).toEqual(codes);
});
