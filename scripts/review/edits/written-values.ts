import { parse } from "node-html-parser";
import { Lexer } from "yaml";
import { nodesIn } from "#app/content/bodies/tree.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { FieldPath } from "#app/content/range.ts";
import { hasFields, wordsWithin } from "#app/content/walk-fields.ts";

// The character that a reference such as &#64; stands for.
const decode = (reference: string) => parse(reference).text;

/** The keys under which the paragraphs and the comments of a file are values of it. */
export const [bodyKey, commentKey] = ["", "#"];

/** A value in a content file: a field, an item of a list, a paragraph, its comments or all of it. */
export type Written = { file: ContentFile; path: FieldPath; value: unknown };

type Fields = Record<string, unknown>;

/** True if the values of a file could be read. */
export function hasValues({ data, kind, body }: ContentFile) {
  return data !== undefined && (kind.form !== "folder" || body !== undefined);
}

/** All of a file as one text. */
export function plainText(file: ContentFile): Written {
  return { file, path: [], value: file.text };
}

/** The value of a file, with its paragraphs as readers see their letters and spaces. */
export function writtenIn(file: ContentFile): Written {
  const { data, body, text } = file;
  if (!body) return { file, path: [], value: data };
  const paragraphs = blocksOf(file).map(({ start, end, hasCode }) => {
    const words = text
      .slice(start, end)
      .trim()
      .replaceAll(/&#?\w+;/g, decode);
    // Each line break is shown, and the indentation of a list, but not how many spaces are between words.
    return hasCode ? words : words.replaceAll(/(?<=\S)[ \t]+/g, " ").replaceAll(" \n", "\n");
  });
  return { file, path: [], value: { ...(data as Fields), [bodyKey]: paragraphs } };
}

function blocksOf({ body }: ContentFile) {
  return (body?.tree.children ?? []).map((block) => {
    const { start, end } = block.position ?? {};
    const hasCode = nodesIn(block).some(({ type }) => type === "code");
    return { start: start?.offset ?? 0, end: end?.offset ?? 0, hasCode };
  });
}

const bodyComment = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;
// The lexer puts this before a scalar, which may begin with #.
const scalarMark = "\u001F";

/** The comments in the fields and the body of a file, which instruct the next writer. */
export function commentsOf(file: ContentFile): Written | undefined {
  const { text, body } = file;
  const tokens = [...new Lexer().lex(text.slice(0, body?.start))];
  const ofFields = tokens.filter((token, at) => /^#/.test(token) && tokens[at - 1] !== scalarMark);
  const ofBody = [...(body ? text.matchAll(bodyComment) : [])].flatMap(({ 0: comment, index }) => {
    const isRead = body?.source.slice(index, index + comment.length).trim() === "";
    return isRead && index >= body.start ? comment : [];
  });
  const value = [...ofFields.map((comment) => comment.replace(/^#+ ?/, "")), ...ofBody].join("\n");
  return value === "" ? undefined : { file, path: [commentKey], value };
}

/** The value of a field or item; undefined if there is none. */
export function inside(written: Written | undefined, key: string | number): Written | undefined {
  const inner = (written?.value as Fields | undefined)?.[key];
  if (!written || inner === undefined || inner === null) return undefined;
  return { file: written.file, path: [...written.path, key], value: inner };
}

/** The items of a list; none if it is no list. */
export function itemsOf(list: Written | undefined): Written[] {
  const values = Array.isArray(list?.value) ? list.value : [];
  return values.flatMap((_, at) => inside(list, at) ?? []);
}

/** The line on which a value begins, counted from 1; 0 for the comments of a file. */
export function lineOf({ file, path }: Written): number {
  if (path[0] === commentKey) return 0;
  const [key] = path.slice(-1);
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

const titles = "name title label type caption question heading amount text id".split(" ");

/** The title of a list item. */
export function titleOf(value: unknown): string {
  const named = titles.map((name) => textOf(value, name)).find(Boolean);
  return named ?? wordsWithin(value).split("\n", 1).join();
}
