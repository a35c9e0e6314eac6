import { isMap, isPair, isScalar, isSeq, parseDocument, Scalar, stringify } from "yaml";
import type { Node, Pair, YAMLMap, YAMLSeq } from "yaml";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { isEmpty, isSame, itemName, type Fields } from "#scripts/editor/plain-values.ts";
import { hasFields } from "#app/content/walk-fields.ts";

const options = { version: "1.2", schema: "core" } as const;
const widest = 100;

type Edit = { from: number; to: number; text: string };
// A field or an item of a block: its lines with the comments above them, and where its name or dash is.
type Row = { name: string; from: number; start: number; to: number; value: Node | null };

/** A YAML text with other values; lines that say the same already keep every byte. */
export function changedYaml(text: string, after: unknown): string {
  const { contents } = parseDocument(text, options);
  const before = parseYaml(text).data;
  if (isSame(before, after)) return text;
  if (!contents || before === null) return text + rendered(after, 0);
  const { from, to, text: put } = edit(text, contents, before, after, 0);
  return text.slice(0, from) + put + text.slice(to);
}

function edit(text: string, node: Node, before: unknown, after: unknown, column: number): Edit {
  const [from = 0, valueEnd = 0] = node.range ?? [];
  const to = from + text.slice(from, valueEnd).trimEnd().length;
  if (isScalar(node) && !isGroup(after))
    return { from, to, text: scalarText(after, node.type, column) };
  if (isMap(node) && hasFields(after) && !isEmpty(before) && !isEmpty(after))
    return node.flow
      ? editFlow(text, node, before, after)
      : editRows(text, node, (rows) => fieldRows(text, rows, before as Fields, after));
  if (isSeq(node) && Array.isArray(after) && !isEmpty(before) && !isEmpty(after))
    return node.flow
      ? editFlow(text, node, before, after)
      : editRows(text, node, (rows) => itemRows(text, rows, before as unknown[], after));
  return { from, to, text: rendered(after, column).trim() };
}

// Takes the rows of a block apart and puts them together anew.
function editRows(text: string, node: YAMLMap | YAMLSeq, change: (rows: Row[]) => string): Edit {
  const start = node.range?.[0] ?? 0;
  const line = lineStart(text, start);
  const indent = " ".repeat(start - line);
  const rows = rowsOf(text, node);
  const put = change(rows);
  const to = rows.at(-1)?.to ?? start;
  if (text.slice(line, start).trim() === "") return { from: line, to, text: put };
  // The first field of an item is on the line of its dash.
  return {
    from: start,
    to,
    text: put.startsWith(indent) ? put.slice(indent.length) : put.trimStart(),
  };
}

function rowsOf(text: string, node: YAMLMap | YAMLSeq): Row[] {
  const first = node.range?.[0] ?? 0;
  let from = lineStart(text, first);
  if (text.slice(from, first).trim() !== "") from = first;
  return (node.items as (Pair | Node)[]).map((item, index) => {
    const [key, value] = isPair(item)
      ? [item.key as Scalar, item.value as Node | null]
      : [null, item];
    const begin = (key ?? value)?.range?.[0] ?? from;
    const start = key || index === 0 ? (key ? begin : first) : text.lastIndexOf("-", begin - 1);
    const end = Math.max(begin + 1, value?.range?.[1] ?? 0);
    const lastLine = begin + text.slice(begin, end).trimEnd().length;
    const to = text.indexOf("\n", lastLine - 1) + 1 || text.length;
    const row = { name: String(key?.value), from, start, to, value };
    from = to;
    return row;
  });
}

function fieldRows(text: string, rows: Row[], before: Fields, after: Fields) {
  const names = rows.map(({ name }) => name);
  Object.keys(after).forEach((name, index, all) => {
    if (!names.includes(name)) names.splice(names.indexOf(all[index - 1] ?? "") + 1, 0, name);
  });
  const column = columnOf(text, rows);
  return names
    .map((name) => {
      const row = rows.find((one) => one.name === name);
      // An empty list that is written stays.
      if (isEmpty(after[name]))
        return row && isEmpty(before[name]) ? text.slice(row.from, row.to) : "";
      const fresh = () => rendered({ [name]: after[name] }, column);
      return row ? changedRow(text, row, before[name], after[name], column, fresh) : fresh();
    })
    .join("");
}

function itemRows(text: string, rows: Row[], before: unknown[], after: unknown[]) {
  const column = columnOf(text, rows);
  const olds = matches(before, after);
  return after
    .map((value, index) => {
      const old = olds[index];
      const row = old === undefined ? undefined : rows[old];
      const fresh = () => rendered([value], column);
      return row ? changedRow(text, row, before[old as number], value, column, fresh) : fresh();
    })
    .join("");
}

function changedRow(
  text: string,
  { from, start, to, value }: Row,
  before: unknown,
  after: unknown,
  column: number,
  fresh: () => string,
) {
  const lead = from === start ? " ".repeat(column) : "";
  if (isSame(before, after)) return lead + text.slice(from, to);
  const isOther = isEmpty(before) || isGroup(before) !== isGroup(after);
  if (!value || isOther || Array.isArray(before) !== Array.isArray(after))
    return lead + text.slice(from, start) + fresh().trimStart();
  const put = edit(text, value, before, after, column);
  return lead + text.slice(from, put.from) + put.text + text.slice(put.to, Math.max(to, put.to));
}

// For each new item the old one that it was: the same, the one of its name, or the nearest like it.
function matches(before: unknown[], after: unknown[]) {
  const free = new Set(before.keys());
  const olds: (number | undefined)[] = after.map(() => undefined);
  const take = (is: (old: unknown, value: unknown, isHere: boolean) => boolean) =>
    after.forEach((value, index) => {
      if (olds[index] !== undefined) return;
      const found = [index, ...free].find(
        (at) => free.has(at) && is(before[at], value, at === index),
      );
      if (found !== undefined) free.delete((olds[index] = found));
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

function editFlow(text: string, node: YAMLMap | YAMLSeq, before: unknown, after: unknown): Edit {
  const [from = 0, to = 0] = node.range ?? [];
  const [old, now] = [before as Fields, after as Fields];
  const names = Object.keys(old);
  const isAlike = names.length === Object.keys(now).length && names.every((name) => name in now);
  const values = node.items.map((item) => (isPair(item) ? item.value : item) as Node);
  const isPlain = names.every((name, at) => isSame(old[name], now[name]) || isScalar(values[at]));
  if (!isAlike || !isPlain)
    return { from, to, text: flowText(after, /^[[{]\s/.test(text.slice(from))) };
  let [put, at] = ["", from];
  names.forEach((name, index) => {
    const [start = 0, end = 0] = values[index]?.range ?? [];
    if (isSame(old[name], now[name])) return;
    put += text.slice(at, start) + flowText([now[name]], false).slice(1, -1);
    at = end;
  });
  return { from, to, text: put + text.slice(at, to) };
}

function flowText(value: unknown, isPadded: boolean) {
  const style = { collectionStyle: "flow", flowCollectionPadding: isPadded, lineWidth: 0 } as const;
  return stringify(value, { ...options, ...style }).trim();
}

function scalarText(value: unknown, type: Scalar["type"], column: number) {
  const scalar = Object.assign(new Scalar(value), typeof value === "string" && { type });
  const lineWidth = type?.startsWith("BLOCK") ? widest - column : 0;
  const written = stringify({ k: scalar }, { ...options, lineWidth })
    .slice("k: ".length)
    .trimEnd();
  return indented(written, column).trimStart();
}

function rendered(value: unknown, column: number) {
  return indented(stringify(value, { ...options, lineWidth: 0 }), column);
}

function indented(text: string, column: number) {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(column));
}

function columnOf(text: string, rows: Row[]) {
  const start = rows[0]?.start ?? 0;
  return start - lineStart(text, start);
}

function lineStart(text: string, at: number) {
  return text.lastIndexOf("\n", at - 1) + 1;
}

function isGroup(value: unknown) {
  return typeof value === "object" && value !== null;
}
