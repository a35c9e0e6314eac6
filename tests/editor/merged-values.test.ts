import { expect, it } from "vitest";
import { proseFormat, sourceField, yamlFormat } from "#scripts/editor/file-formats.ts";
import { latestEntry } from "#scripts/editor/latest-entry.ts";
import { mergedValues } from "#scripts/editor/merged-values.ts";

const before = {
  title: "One",
  lead: "Two",
  list: [
    { id: "a", label: "A" },
    { id: "b", label: "B" },
  ],
};
const never = () => expect.fail("Nobody has to be asked.");

it.each([
  [
    "two fields",
    { ...before, title: "Mine" },
    { ...before, lead: "Theirs" },
    { ...before, title: "Mine", lead: "Theirs" },
  ],
  [
    "the same in both",
    { ...before, title: "New" },
    { ...before, title: "New" },
    { ...before, title: "New" },
  ],
  [
    "an item changed and one added",
    { ...before, list: [{ id: "a", label: "Mine" }, before.list[1]] },
    { ...before, list: [...before.list, { id: "c", label: "C" }] },
    { ...before, list: [{ id: "a", label: "Mine" }, before.list[1], { id: "c", label: "C" }] },
  ],
  [
    "an item removed and one changed",
    { ...before, list: [before.list[1]] },
    { ...before, list: [before.list[0], { id: "b", label: "Theirs" }] },
    { ...before, list: [{ id: "b", label: "Theirs" }] },
  ],
])("%s: both changes stay", (_what, mine, theirs, expected) => {
  expect(mergedValues(before, mine, theirs, never)).toEqual(expected);
});

it.each([true, false])(
  "asks where both changed the same value, and does as it is told (%s)",
  (keeps) => {
    const asked: string[] = [];
    const merged = mergedValues(
      before,
      { ...before, title: "Mine" },
      { ...before, title: "Theirs" },
      ({ path }) => {
        asked.push(path);
        return keeps;
      },
    );
    expect([asked, merged]).toEqual([["title"], { ...before, title: keeps ? "Mine" : "Theirs" }]);
  },
);

it.each([
  [
    "content/stats.yaml",
    yamlFormat,
    "- id: a\n  label: A # kept\n- id: b\n  label: B\n",
    /label: B/,
    "label: Theirs",
  ],
  [
    "content/blog/1.mdx",
    proseFormat,
    "---\ntitle: A\n---\n\nThe text.\n",
    /The text/,
    "Their text",
  ],
] as const)(
  "a form of %s that was open while the file changed puts nothing old back",
  async (path, format, source, old, put) => {
    const now = source.replace(old, put);
    const { latest, remember } = latestEntry({ currentText: async () => now }, ["en", "sw"], never);
    const fields = format.fromFile(source.trim());
    const mine = JSON.parse(JSON.stringify(fields).replace('"A"', '"Mine"')) as typeof fields;
    const saved = { ...mine, [sourceField]: fields[sourceField] };
    const entry = mapOf({
      collection: "lists",
      slug: "stats",
      path,
      newRecord: false,
      data: saved,
      i18n: {},
    });
    const { data } = (await latest(entry)).toJS() as { data: typeof fields };
    expect(remember(format).toFile(data)).toBe(now.replace(": A", ": Mine"));
  },
);

type Values = Record<string, unknown>;
function mapOf(values: Values): {
  toJS: () => Values;
  set: (name: never, value: never) => ReturnType<typeof mapOf>;
} {
  return { toJS: () => values, set: (name, value) => mapOf({ ...values, [name]: value }) };
}
