import { diffArrays } from "diff";
import { isCollection, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, Scalar, ScalarTag, YAMLMap, YAMLSeq } from "yaml";
import { stringifyString } from "yaml/util";
import { hasFields } from "#app/content/walk-fields.ts";
import { isEmpty, isSame, itemName, withoutEmpty } from "#scripts/editor/plain-values.ts";

// Only a paragraph below `>-` is written on several lines.
const string: ScalarTag = {
  tag: "tag:yaml.org,2002:str",
  default: true,
  identify: (value) => typeof value === "string",
  resolve: (text) => text,
  stringify(scalar, context, ...handlers) {
    const lineWidth = scalar.type === "BLOCK_FOLDED" ? 100 : 0;
    const options = { ...context.options, lineWidth };
    return stringifyString(scalar, { ...context, actualString: true, options }, ...handlers);
  },
};

/** A YAML text with new values; lines without a changed value keep every byte. */
export function changedYaml(file: string, after: unknown): string {
  // The comment at the top is about the file, and the library would move it with the first entry.
  const [top = ""] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(file) ?? [];
  const text = file.slice(top.length);
  const document = parseDocument(text, {
    version: "1.2",
    schema: "core",
    customTags: (tags) => [string, ...tags],
  });
  const print = () =>
    document.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(text) });
  const before = document.contents ? print() : "";
  document.contents = changed(document, document.contents, after) as typeof document.contents;
  // The library formats every line; only those that the change made different are taken from it.
  return top + merged(text, before, print());
}

// A text with the changes between two other versions of its lines.
function merged(text: string, before: string, after: string) {
  const lines = before.split("\n");
  const changes = hunks(lines, after.split("\n"));
  const isUntouched = ({ from, to }: Hunk) =>
    !changes.some((change) => from < change.to && change.from < to);
  const written = hunks(lines, text.split("\n")).filter(isUntouched);
  const all = [...written, ...changes].sort((left, right) => right.from - left.from);
  for (const { from, to, put } of all) lines.splice(from, to - from, ...put);
  return lines.join("\n");
}

type Hunk = { from: number; to: number; put: string[] };

function hunks(before: string[], after: string[]): Hunk[] {
  const found: Hunk[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(before, after)) {
    const last = found.at(-1);
    if (added && last?.to === at) last.put = value;
    else if (added) found.push({ from: at, to: at, put: value });
    if (removed) found.push({ from: at, to: at + value.length, put: [] });
    if (!added) at += value.length;
  }
  return found;
}

function changed(document: Document, node: Node | null, value: unknown): Node {
  const before: unknown = node?.toJS(document);
  if (node && isSame(before, value)) return node;
  if (isMap<Scalar, Node | null>(node) && hasFields(value) && !isEmpty(value))
    return changedFields(document, node, value);
  if (isSeq<Node>(node) && Array.isArray(value) && !isEmpty(value))
    return changedItems(document, node, value);
  if (isScalar(node) && (typeof value !== "object" || value === null)) {
    // A number as a form returns it.
    node.value = value;
    return node;
  }
  const fresh = document.createNode(withoutEmpty(value)) as Node;
  return Object.assign(fresh, isCollection(fresh) && { flow: isCollection(node) && node.flow });
}

function changedFields(
  document: Document,
  map: YAMLMap<Scalar, Node | null>,
  values: Record<string, unknown>,
) {
  const names = map.items.map(({ key }) => String(key.value));
  const pairs = new Map(map.items.map((pair, at) => [names[at], pair]));
  // A new field comes after the one that precedes it in the form.
  Object.keys(values).forEach((name, at, all) => {
    if (!pairs.has(name)) names.splice(names.indexOf(all[at - 1] ?? "") + 1, 0, name);
  });
  map.items = names.flatMap((name) => {
    const [pair, value] = [pairs.get(name), values[name]];
    const isEmptied = isEmpty(value) && !isEmpty(pair?.value?.toJS(document));
    // A form returns an empty list only if the list is required.
    if (isEmptied && !Array.isArray(value)) return [];
    if (!pair)
      return isEmpty(value) ? [] : (document.createPair(name, withoutEmpty(value)) as never);
    pair.value = changed(document, pair.value, value);
    return pair;
  });
  return map;
}

function changedItems(document: Document, list: YAMLSeq<Node>, values: unknown[]) {
  const filled = values.filter((item) => !isEmpty(item));
  const olds = matches(list.toJS(document) as unknown[], filled);
  const { items } = list;
  list.items = filled.map((item, at) => changed(document, items[olds[at] ?? -1] ?? null, item));
  return list;
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
      : isHere && typeof value !== "object",
  );
  return olds;
}
