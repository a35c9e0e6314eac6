import { isCollection, isMap, isPair, isScalar, parseDocument, Scalar, stringify } from "yaml";
import type { Node, Pair, YAMLMap, YAMLSeq } from "yaml";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import {
  isEmpty,
  isSame,
  itemName,
  withoutEmpty,
  type Fields,
} from "#scripts/editor/plain-values.ts";

const options = { version: "1.2", schema: "core" } as const;
const widest = 100;

type Collection = YAMLMap | YAMLSeq;
type Edit = { from: number; to: number; text: string };
// A field or item of a block: `from` to `to` includes the comments above it; its name or dash is at `start`.
type Row = { name: string; from: number; start: number; to: number; value: Node | null };
// A field or item before and after; `row` is missing if it is new, and `wrap` adds its name or dash.
type Part = { row?: Row; old: unknown; now: unknown; wrap: (value: unknown) => unknown };

/** A YAML text with new values; lines without a changed value keep every byte. */
export function changedYaml(text: string, after: unknown): string {
  const { contents } = parseDocument(text, options);
  const before = parseYaml(text).data;
  if (isSame(before, after)) return text;
  if (!contents || before === null) return text + rendered(withoutEmpty(after), 0);
  const { from, to, text: put } = edit(text, contents, before, after, 0);
  return text.slice(0, from) + put + text.slice(to);
}

function edit(text: string, node: Node, before: unknown, after: unknown, column: number): Edit {
  const [from = 0, valueEnd = 0] = node.range ?? [];
  const to = from + text.slice(from, valueEnd).trimEnd().length;
  if (isScalar(node) && !isGroup(after))
    return { from, to, text: scalarText(after, node.type, column) };
  const isFilled = isCollection(node) && isAlike(before, after) && !isEmpty(before);
  if (!isFilled || isEmpty(after))
    return { from, to, text: rendered(withoutEmpty(after), column).trim() };
  const now = withoutEmpty(after);
  if (node.flow) return { from, to, text: flowText(text, node as Collection, before, now) };
  return editRows(text, node as Collection, before, after);
}

// Splits a block into rows, changes them and joins them again.
function editRows(text: string, node: Collection, before: unknown, after: unknown): Edit {
  const start = node.range?.[0] ?? 0;
  const line = lineStart(text, start);
  const rows = rowsOf(text, node);
  const column = start - line;
  const parts = isMap(node)
    ? fieldParts(rows, before as Fields, after as Fields)
    : itemParts(rows, before as unknown[], after as unknown[]);
  const put = parts.map((part) => partText(text, part, column)).join("");
  const to = rows.at(-1)?.to ?? start;
  // The first field of an item is on the same line as its dash.
  return text.slice(line, start).trim() === ""
    ? { from: line, to, text: put }
    : { from: start, to, text: put.replace(/^ +/, (indent) => indent.slice(column)) };
}

function rowsOf(text: string, node: Collection): Row[] {
  const first = node.range?.[0] ?? 0;
  let from = lineStart(text, first);
  if (text.slice(from, first).trim() !== "") from = first;
  return (node.items as (Pair | Node)[]).map((item, index) => {
    const key = isPair(item) ? (item.key as Scalar) : null;
    const value = (isPair(item) ? item.value : item) as Node | null;
    const begin = (key ?? value)?.range?.[0] ?? from;
    const dash = index === 0 ? first : text.lastIndexOf("-", begin - 1);
    const end = Math.max(begin + 1, value?.range?.[1] ?? 0);
    const lastLine = begin + text.slice(begin, end).trimEnd().length;
    const to = text.indexOf("\n", lastLine - 1) + 1 || text.length;
    const row = { name: String(key?.value), from, start: key ? begin : dash, to, value };
    from = to;
    return row;
  });
}

function fieldParts(rows: Row[], before: Fields, after: Fields): Part[] {
  const names = rows.map(({ name }) => name);
  Object.keys(after).forEach((name, index, all) => {
    if (!names.includes(name)) names.splice(names.indexOf(all[index - 1] ?? "") + 1, 0, name);
  });
  return names.map((name) => {
    const row = rows.find((field) => field.name === name);
    return { row, old: before[name], now: after[name], wrap: (value) => ({ [name]: value }) };
  });
}

function itemParts(rows: Row[], before: unknown[], after: unknown[]): Part[] {
  const filled = after.filter((item) => !isEmpty(item));
  const olds = matches(before, filled);
  return filled.map((now, index) => {
    const at = olds[index] ?? -1;
    return { row: rows[at], old: before[at], now, wrap: (value) => [value] };
  });
}

function partText(text: string, { row, old, now, wrap }: Part, column: number) {
  // A form returns an empty list only if the list is required.
  if (isEmpty(now) && !isEmpty(old) && !Array.isArray(now)) return "";
  if (!row) return isEmpty(now) ? "" : rendered(wrap(withoutEmpty(now)), column);
  const { from, start, to, value } = row;
  const lead = from === start ? " ".repeat(column) : "";
  if (isSame(old, now)) return lead + text.slice(from, to);
  if (!value || isEmpty(old) || isEmpty(now) || !isAlike(old, now)) {
    const fresh = rendered(wrap(withoutEmpty(now)), column).trimStart();
    return lead + text.slice(from, start) + fresh;
  }
  const put = edit(text, value, old, now, column);
  return lead + text.slice(from, put.from) + put.text + text.slice(put.to, Math.max(to, put.to));
}

// The index of the old item for each new one: an equal item, else one with the same name, else a similar one.
function matches(before: unknown[], after: unknown[]) {
  const free = new Set(before.keys());
  const olds: (number | undefined)[] = after.map(() => undefined);
  const take = (is: (old: unknown, value: unknown, isHere: boolean) => boolean) =>
    after.forEach((value, index) => {
      if (olds[index] !== undefined) return;
      const match = [index, ...free].find(
        (at) => free.has(at) && is(before[at], value, at === index),
      );
      if (match !== undefined) free.delete((olds[index] = match));
    });
  take(isSame);
  take((old, value) => itemName(old) !== undefined && itemName(old) === itemName(value));
  take((old, value, isHere) =>
    hasFields(old) && hasFields(value)
      ? Object.keys(old).some((name) => isSame(old[name], value[name]))
      : isHere && !isGroup(value),
  );
  return olds;
}

// A collection on one line. If nothing was added or removed, only the changed values are replaced.
function flowText(text: string, node: Collection, before: unknown, after: unknown) {
  const [from = 0, to = 0] = node.range ?? [];
  const [old, now] = [before as Fields, after as Fields];
  const values = node.items.map((item) => (isPair(item) ? item.value : item) as Node);
  const names = Object.keys(old);
  const isSpliced = names.every(
    (name, at) => name in now && (isSame(old[name], now[name]) || isScalar(values[at])),
  );
  if (!isSpliced || names.length !== Object.keys(now).length)
    return inFlow(after, /^[[{]\s/.test(text.slice(from)));
  let [put, at] = ["", from];
  names.forEach((name, index) => {
    const [start = 0, end = 0] = values[index]?.range ?? [];
    if (isSame(old[name], now[name])) return;
    put += text.slice(at, start) + inFlow([now[name]], false).slice(1, -1);
    at = end;
  });
  return put + text.slice(at, to);
}

function inFlow(value: unknown, flowCollectionPadding: boolean) {
  const style = { collectionStyle: "flow", flowCollectionPadding, lineWidth: 0 } as const;
  return stringify(value, { ...options, ...style }).trim();
}

function scalarText(value: unknown, type: Scalar["type"], column: number) {
  const scalar = Object.assign(new Scalar(value), typeof value === "string" && { type });
  const lineWidth = type?.startsWith("BLOCK") ? widest - column : 0;
  const written = stringify({ k: scalar }, { ...options, lineWidth }).slice("k: ".length);
  return indented(written.trimEnd(), column).trimStart();
}

function rendered(value: unknown, column: number) {
  return indented(stringify(value, { ...options, lineWidth: 0 }), column);
}

function indented(text: string, column: number) {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(column));
}

function lineStart(text: string, at: number) {
  return text.lastIndexOf("\n", at - 1) + 1;
}

function isGroup(value: unknown) {
  return typeof value === "object" && value !== null;
}

function isAlike(first: unknown, second: unknown) {
  return isGroup(first) === isGroup(second) && Array.isArray(first) === Array.isArray(second);
}
