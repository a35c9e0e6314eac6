import { diffLines } from "diff";
import { expect, it } from "vitest";
import { kindAt } from "#app/content/kinds.ts";
import { valueAt } from "#app/content/range.ts";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { changedYaml } from "#scripts/editor/changed-yaml.ts";
import { proseFormat, yamlFormat } from "#scripts/editor/file-formats.ts";
import { isEmpty, isSame, withoutEmpty } from "#scripts/editor/plain-values.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import { textsIn } from "#tests/support/content-folder.ts";

const folders = [
  "content",
  ...["content", "french/first", "french/second", "last-season", "small", "ten", "water"].map(
    (name) => `tests/fixtures/${name}`,
  ),
];
const texts = (
  await Promise.all(
    folders.map(async (folder) =>
      Object.entries(await textsIn(folder)).map(([file, text]) => ({ folder, file, text })),
    ),
  )
).flat();
const known = texts.filter(({ file }) => kindAt(file) || /^(?:sw|fr)\//.test(file));

type Path = (string | number)[];
type Change = { kind: "changed" | "added" | "removed" | "moved"; path: Path; after: unknown };

it.each(known)("$folder/$file is read and written byte for byte", ({ file, text }) => {
  const { fromFile, toFile } = file.endsWith(".mdx") ? proseFormat : yamlFormat;
  expect(toFile(fromFile(text.trim()))).toBe(text);
});

it.each(known.filter(({ folder }) => !/last-season|fixtures.content/.test(folder)))(
  "a change of one value in $folder/$file touches only its lines",
  ({ file, text }) => {
    const head = file.endsWith(".mdx") ? (/^---\n([^]*?)^---/m.exec(text)?.[1] ?? "") : text;
    const { data, rangeOf, rangeOfKey } = parseYaml(head);
    const line = (offset: number) => head.slice(0, offset).split("\n").length - 1;
    const tried = new Set<string>();
    for (const { kind, path, after } of changesOf(data, data)) {
      // One item of each list is enough.
      const shape = kind + path.map((name) => (typeof name === "number" ? "*" : name)).join(".");
      if (tried.has(shape) || !tried.add(shape)) continue;
      const now = changedYaml(head, after);
      const what = `${path.join(".")} in\n${now}`;
      expect(isSame(parseYaml(now).data, after), what).toBe(true);
      if (now === head) continue;
      // A parent that becomes empty is deleted too, and the next field moves up to the dash of its item.
      while (path.length > 0 && isEmpty(valueAt(after, path))) path.pop();
      if (typeof path.at(-1) === "number") path.pop();
      const name = path.at(-1);
      const { start } =
        typeof name === "string" ? rangeOfKey(path.slice(0, -1), name) : rangeOf(path);
      const [from, to] = changedLines(head, now);
      const isInside = from >= line(start) && to <= line(rangeOf(path).end) + 1;
      expect(isInside, what).toBe(true);
    }
  },
);

it("writes an empty list if the list is required", () => {
  const text = "a: 1\nb:\n  - x\n  - y # why\nc: 2\n";
  expect(changedYaml(text, { a: 1, b: [], c: 2 })).toBe("a: 1\nb: []\nc: 2\n");
});

it("writes a new field after the field that it follows in the form", () => {
  expect(changedYaml("a: 1\nc: 3\n", { z: 0, a: 1, b: 2, c: 3 })).toBe("z: 0\na: 1\nb: 2\nc: 3\n");
});

// Every value changed, every field and item removed, and every list with an item added and an item moved.
function changesOf(whole: unknown, value: unknown, path: Path = []): Change[] {
  const to = (kind: Change["kind"], put: unknown): Change => {
    return { kind, path: [...path], after: withoutEmpty(withAt(whole, path, put)) };
  };
  if (Array.isArray(value)) {
    const moved = value.length > 1 ? [to("moved", [...value.slice(1), value[0]])] : [];
    const more = hasFields(value[0]) ? { ...value[0], id: "another" } : "Another: one";
    return [
      ...moved,
      to("added", [more, ...value]),
      to("removed", value.slice(1)),
      ...inner(value),
    ];
  }
  if (hasFields(value)) return inner(value);
  return path.length === 0
    ? []
    : [to("changed", `It is "new": #1 ${String(value)}`), to("removed", undefined)];

  function inner(group: object) {
    return Object.entries(group).flatMap(([name, child]) =>
      changesOf(whole, child, [...path, Array.isArray(group) ? Number(name) : name]),
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
