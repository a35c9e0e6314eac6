import { diffLines } from "diff";
import { expect, it } from "vitest";
import { kindAt } from "#app/content/kinds.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { valueAt } from "#app/content/range.ts";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { changedYaml } from "#scripts/editor/changed-yaml.ts";
import { formatOf } from "#scripts/editor/file-formats.ts";
import { isEmpty, isSame, withoutEmpty } from "#scripts/editor/plain-values.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import { textsIn } from "#tests/support/content-folder.ts";

const folders = ["content", "french", "small"];
const texts = folders.map(async (folder) =>
  Object.entries(await textsIn(`tests/fixtures/${folder}`)),
);
const files = (await Promise.all(texts)).flat().flatMap(([file, text]) => {
  const { kind } = layerPath(file);
  return kind ? [[file, text, kind] as const] : [];
});

type Path = (string | number)[];
type Change = { kind: "changed" | "added" | "removed" | "moved"; path: Path; put: unknown };

// One field of each kind of file, and one item of each list, is enough.
const tried = new Set<string>();

it.each(files)("%s keeps its text, except for the lines of a changed value", (file, text, kind) => {
  const { fromFile, toFile } = formatOf(kind);
  expect.soft(toFile(fromFile(text.trim()))).toBe(text);
  const head = file.endsWith(".mdx") ? (/^---\n([^]*?)^---/m.exec(text)?.[1] ?? "") : text;
  const { data, rangeOf, rangeOfKey } = parseYaml(head);
  const line = (offset: number) => head.slice(0, offset).split("\n").length - 1;
  for (const { kind: change, path, put } of changesOf(data)) {
    const names = path.map((name) => (typeof name === "number" ? "*" : name)).join(".");
    const shape = `${change} ${file.replace(/^(?:sw|fr)\/|[^/]*\.mdx$/g, "")} ${names}`;
    if (tried.has(shape) || !tried.add(shape)) continue;
    const after = withoutEmpty(withAt(data, path, put));
    const now = changedYaml(head, after, kind.fileSchema);
    const what = `${path.join(".")} in\n${now}`;
    expect(isSame(parseYaml(now).data, after), what).toBe(true);
    if (now === head) continue;
    // A parent that becomes empty is deleted too, and the next field moves up to the dash of its item.
    while (path.length > 0 && isEmpty(valueAt(after, path))) path.pop();
    if (typeof path.at(-1) === "number") path.pop();
    const name = path.at(-1);
    const isKey = typeof name === "string";
    const { start } = isKey ? rangeOfKey(path.slice(0, -1), name) : rangeOf(path);
    const [from, to] = changedLines(head, now);
    const isInside = from >= line(start) && to <= line(rangeOf(path).end) + 1;
    expect(isInside, what).toBe(true);
  }
});

const list = "b:\n  - x\n  - y # why\n";

it.each([
  ["an empty list if the list is required", { a: 1, b: [], c: 2 }, "a: 1\nb: []\nc: 2\n"],
  ["a new first field", { z: 0, a: 1, b: ["x", "y"], c: 2 }, `z: 0\na: 1\n${list}c: 2\n`],
  ["a new field in its place", { a: 1, b: ["x", "y"], q: "w", c: 2 }, `a: 1\n${list}q: w\nc: 2\n`],
  ["no empty item", { a: 1, b: ["x", "", "y", null], c: 2 }, `a: 1\n${list}c: 2\n`],
  ["no field that was emptied", { a: 1, b: ["x", "y"], c: "" }, `a: 1\n${list}`],
])("writes %s, and keeps the comments", (_, after, text) => {
  expect(changedYaml(`a: 1\n${list}c: 2\n`, after)).toBe(text);
});

it("writes the first entry of an empty list on a line of its own", () => {
  expect(changedYaml("# why\n[]\n", [{ from: "/a" }])).toBe("# why\n- from: /a\n");
  expect(changedYaml("a: []\n", { a: ["x"] })).toBe("a:\n  - x\n");
  expect(changedYaml("[]\n", [{ from: "" }, { from: "/a", to: "" }])).toBe("- from: /a\n");
});

it.each([
  ["its text", { body: "New." }, "--- \ntitle: A # why\n---\n\nNew.\n"],
  ["its title", { title: "B" }, "--- \ntitle: B # why\n---\t\nOld.\n"],
  ["nothing but spaces", { body: " Old.\n\n" }, "--- \ntitle: A # why\n---\t\nOld.\n"],
])("an .mdx file keeps the rest if a form changes %s", (_, changed, text) => {
  const { fromFile, toFile } = formatOf(kindAt("blog/1.mdx")!);
  const fields = fromFile("--- \ntitle: A # why\n---\t\nOld.\n");
  expect(toFile({ ...fields, ...changed })).toBe(text);
});

// Every value changed, every field and item removed, and every list with an item added and an item moved.
function changesOf(value: unknown, path: Path = []): Change[] {
  const to = (kind: Change["kind"], put: unknown) => ({ kind, path: [...path], put });
  if (Array.isArray(value)) {
    const moved = value.length > 1 ? [to("moved", [...value.slice(1), value[0]])] : [];
    const more = hasFields(value[0]) ? { ...value[0], id: "another" } : "Another: one";
    const others = [to("added", [more, ...value]), to("removed", value.slice(1))];
    return [...moved, ...others, ...inner(value)];
  }
  if (hasFields(value)) return inner(value);
  return [to("changed", `It is "new": #1 ${String(value)}`), to("removed", undefined)];

  function inner(group: object) {
    // In a long group of words, every third is enough, and the last.
    const isTried = (child: unknown, at: number, { length }: unknown[]) =>
      length < 8 || typeof child !== "string" || at % 3 === 0 || at === length - 1;
    return Object.entries(group)
      .filter(([, child], at, all) => isTried(child, at, all))
      .flatMap(([name, child]) =>
        changesOf(child, [...path, Array.isArray(group) ? Number(name) : name]),
      );
  }
}

function withAt(value: unknown, [name, ...rest]: Path, put: unknown): unknown {
  if (name === undefined) return put;
  const inside = withAt((value as Record<string, unknown>)[name], rest, put);
  if (Array.isArray(value)) return value.with(Number(name), inside);
  return { ...(value as object), [name]: inside };
}

// The range of changed lines in the old text, counted from 0; its end is exclusive.
function changedLines(before: string, after: string) {
  const changed: number[] = [];
  let at = 0;
  for (const { added, removed, count } of diffLines(before, after)) {
    if (added || removed) changed.push(at, at + (removed ? count : 0));
    if (!added) at += count;
  }
  return [Math.min(...changed), Math.max(...changed)] as const;
}
