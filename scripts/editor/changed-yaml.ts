import { diffArrays } from "diff";
import { isCollection, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, Scalar, ScalarTag, YAMLMap, YAMLSeq } from "yaml";
import { stringifyString } from "yaml/util";
import type { z } from "zod";
import { usedKey } from "#app/content/item-key.ts";
import { pairedItems } from "#app/content/paired-items.ts";
import { hasFields, schemaAt } from "#app/content/walk-fields.ts";
import { isEmpty, isSame, withoutEmpty, type Fields } from "#scripts/editor/plain-values.ts";

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

/** A YAML text of this schema with new values; lines without a changed value keep every byte. */
export function changedYaml(file: string, after: unknown, schema?: z.ZodType): string {
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
  document.contents = changer(document)(document.contents, after, schema) as never;
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

// Changes the values of nodes of a document.
function changer(document: Document) {
  return changed;

  function changed(node: Node | null, value: unknown, schema?: z.ZodType): Node {
    const before: unknown = node?.toJS(document);
    if (node && isSame(before, value)) return node;
    if (isMap<Scalar, Node | null>(node) && hasFields(value) && !isEmpty(value))
      return changedFields(node, value, schema);
    if (isSeq<Node>(node) && Array.isArray(value) && !isEmpty(value))
      return changedItems(node, value, schemaAt(schema, [0]));
    if (isScalar(node) && (typeof value !== "object" || value === null)) {
      // A number as a form returns it.
      node.value = value;
      return node;
    }
    const fresh = document.createNode(withoutEmpty(value)) as Node;
    return Object.assign(fresh, isCollection(fresh) && { flow: isCollection(node) && node.flow });
  }

  function changedFields(map: YAMLMap<Scalar, Node | null>, values: Fields, schema?: z.ZodType) {
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
      pair.value = changed(pair.value, value, schemaAt(schema, [name]));
      return pair;
    });
    return map;
  }

  function changedItems(list: YAMLSeq<Node>, values: unknown[], schema?: z.ZodType) {
    const filled = values.filter((item) => !isEmpty(item));
    const before = list.toJS(document) as unknown[];
    const [old, now] = [before.map(withoutEmpty), filled.map(withoutEmpty)];
    const olds = pairedItems(old, now, usedKey(schema, old, now), true);
    const { items } = list;
    // The brackets of an empty list are no choice of how to write its entries.
    if (items.length === 0) list.flow = false;
    list.items = filled.map((item, at) => changed(items[olds[at] ?? -1] ?? null, item, schema));
    return list;
  }
}
