import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { FieldPath } from "#app/content/range.ts";
import { fieldAt, type ModelField } from "#app/content/model-fields.ts";
import { commentsIn } from "#scripts/review/edits/written-comments.ts";
import { hasFields } from "#app/content/walk-fields.ts";

/** The keys under which the paragraphs and the comments of a file are values of it. */
export const [bodyKey, commentKey] = ["", "#"];

/** A value in a content file: a field, an item of a list, a paragraph, a comment or the whole file. */
export type Written = { file: ContentFile; path: FieldPath; value: unknown };

type Fields = Record<string, unknown>;

/** The value of a file, with its paragraphs; undefined if it cannot be parsed. */
export function writtenIn(file: ContentFile): Written | undefined {
  const { data, kind, body, text } = file;
  if (data === undefined || (kind.form === "folder" && !body)) return undefined;
  if (!body) return { file, path: [], value: data };
  const paragraphs = blocksOf(file).map(({ start, end }) => text.slice(start, end).trim());
  return { file, path: [], value: { ...(data as Fields), [bodyKey]: paragraphs } };
}

/** The comments of a file. */
export function commentsOf(file: ContentFile): Written {
  return { file, path: [commentKey], value: commentsIn(file).map(({ text }) => text) };
}

function blocksOf({ body }: ContentFile) {
  return (body?.tree.children ?? []).map(({ position }) => {
    return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
  });
}

/** The value of a field or item; undefined if there is none. */
export function inside(written: Written | undefined, key: string | number): Written | undefined {
  const inner = (written?.value as Fields | undefined)?.[key];
  if (!written || inner === undefined || inner === null) return undefined;
  return { file: written.file, path: [...written.path, key], value: inner };
}

/** The line on which a value begins, counted from 1. */
export function lineOf({ file, path }: Written): number {
  const [key] = path.slice(-1);
  if (path[0] === commentKey) return commentsIn(file)[Number(key)]?.line ?? 1;
  const range =
    path[0] === bodyKey
      ? blocksOf(file)[Number(key) || 0]
      : typeof key === "string"
        ? file.rangeOfKey(path.slice(0, -1), key)
        : file.rangeOf(path);
  return file.text.slice(0, range?.start).split("\n").length;
}

/** The text of a field; empty if it has none. */
export function textOf(value: unknown, name: string): string {
  const inner = hasFields(value) ? value[name] : undefined;
  return inner === null || inner === undefined || typeof inner === "object" ? "" : String(inner);
}

/** The title of a list item. */
export function titleOf(value: unknown): string {
  const names = ["name", "title", "label", "type", "caption", "question", "heading", "text", "id"];
  return (
    names.map((name) => textOf(value, name)).find(Boolean) ??
    wordsWithin(value).split("\n", 1).join()
  );
}

/** Every text of a value, one per line. */
export function wordsWithin(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.values(value).map(wordsWithin).join("\n");
}

// The values inside a value that are not lists or groups, each with its field.
function leavesOf({ file, path, value }: Written): { field: ModelField; text: string }[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => {
      const key = Array.isArray(value) ? Number(name) : name;
      return leavesOf({ file, path: [...path, key], value: inner as unknown });
    });
  const field = fieldAt(path.includes(bodyKey) ? undefined : file.kind.fileSchema, path);
  return [{ field, text: String(value ?? "") }];
}

/** True for a group in which everything is chosen, such as a cloth. */
export function isOfChoices(written: Written): boolean {
  return leavesOf(written).every(({ field }) => field.type === "choice");
}

/** The words of a value that visitors read or copy: no choices, flags and notes. */
export function readWords(written: Written): string {
  const read = leavesOf(written).filter(
    ({ field: { type, notes } }) =>
      notes.copy || (type === "text" && notes.concern !== "nothing" && notes.concern !== "claims"),
  );
  return read.map(({ text }) => text).join(" · ");
}
