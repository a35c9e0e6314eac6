import { settingsOf } from "#app/content/bodies/blocks.ts";
import { nodesIn, startOf, type TreeNode } from "#app/content/bodies/tree.ts";
import { fileOfBody, rangeIn, type Entry } from "#app/content/entries.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import type { Range } from "#app/content/range.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import { downloadAddress, photoPath } from "#app/model/fields/file.ts";
import { quotedNames, type ReferenceTarget } from "#app/model/fields/figure.ts";

/** A reference from an entry to something else, and where its target is written. */
export type Pointer = {
  kind: "address" | "image" | "quoted" | ReferenceTarget;
  target: string;
  range: () => Range;
};

/** Everything that the fields and the body of an entry refer to. */
export function pointersOf(entry: Entry): Pointer[] {
  return [...inFields(entry), ...inBody(entry)];
}

/** The photographs that an entry uses, by their paths inside the content folder. */
export function photosNamed(entry: Entry): string[] {
  return pointersOf(entry).flatMap(({ kind, target }) =>
    kind === "image" && photoPath.test(target)
      ? [pathOfPhoto(entry.file.originalPath, target)]
      : [],
  );
}

/** The addresses of the downloads that entries link to or show. */
export function downloadsNamed(entries: Entry[]): ReadonlySet<string> {
  const targets = entries.flatMap(pointersOf).map(({ target }) => downloadAddress(target));
  return new Set(targets.filter((target) => target !== undefined));
}

/** The facts that an entry quotes, such as helpline:child. */
export function quotesNamed(entry: Entry): string[] {
  return pointersOf(entry).flatMap(({ kind, target }) => (kind === "quoted" ? target : []));
}

function inFields(entry: Entry): Pointer[] {
  const { schema, value: whole, path: base, file } = entry;
  return walkFields(schema, whole).flatMap(({ notes, value, path }): Pointer[] => {
    if (typeof value !== "string") return [];
    const range = () => rangeIn(entry, path);
    const { reference } = notes;
    if (reference) return [{ kind: reference, target: value, range }];
    if (notes.image) return [{ kind: "image", target: value, range }];
    if (!notes.copy && !notes.address) return [];
    const quoted = quotedNames(value).map(({ name, written, index }) => ({
      kind: "quoted" as const,
      target: name,
      range: () => {
        const offsets = file.offsetsAt([...base, ...path], value);
        return { start: offsets[index] ?? 0, end: offsets[index + written.length] ?? 0 };
      },
    }));
    return notes.address ? [{ kind: "address", target: value, range }, ...quoted] : quoted;
  });
}

function inBody(entry: Entry): Pointer[] {
  const { body, text } = fileOfBody(entry);
  if (!body) return [];
  const pointers: Pointer[] = [];
  for (const { name, written, index } of quotedNames(body.source.slice(body.start))) {
    const start = body.start + index;
    const range = () => ({ start, end: start + written.length });
    pointers.push({ kind: "quoted", target: name, range });
  }
  const nodes = nodesIn(body.tree);
  const references = nodes.filter(({ type }) => type === "imageReference");
  const pictureIds = new Set(references.map(({ identifier }) => identifier));
  for (const node of nodes) {
    const { type, url, identifier } = node;
    for (const { value, notes, position } of settingsOf(node))
      if (notes.image || (notes.address && /^[/#]/.test(value)))
        pointers.push({
          kind: notes.image ? "image" : "address",
          target: value,
          range: () => urlIn({ type, url: value, position }, text),
        });
    if (url === undefined) continue;
    const isPicture = type === "image" || (type === "definition" && pictureIds.has(identifier));
    if (isPicture || /^(?:[/#]|https?:)/i.test(url))
      pointers.push({
        kind: isPicture ? "image" : "address",
        target: url,
        range: () => urlIn(node, text),
      });
  }
  return pointers;
}

/** The range of the address of a link or a picture, or of the whole node if it is not found. */
export function urlIn(node: TreeNode, text: string): Range {
  const start = startOf(node).offset;
  const end = node.position?.end.offset ?? start;
  const offset = text.slice(start, end).lastIndexOf(node.url ?? "");
  if (!node.url || offset < 0) return { start, end };
  return { start: start + offset, end: start + offset + node.url.length };
}
