import { isScalar, visit, type Document } from "yaml";
import { certainChange } from "#app/library/problems/layout/certain-change.ts";
import { likelyIndents } from "#app/library/problems/layout/text-lines.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

const likeSpace = "\\u00A0\\u1680\\u2000-\\u200D\\u202F\\u205F\\u2060\\u3000\\uFEFF";
const anyLikeSpace = new RegExp(`[${likeSpace}]`);
const nameOrHyphen = "[ ]*(?:- )*[\\w-]+:|[ ]*(?:- )*-";
const misled = new RegExp(
  `^(?=[ ]*[${likeSpace}])([ ${likeSpace}]+)(?=\\S)|^(${nameOrHyphen})[ ]*([${likeSpace}][ ${likeSpace}]*)`,
  "gm",
);
const onlyBefore = new RegExp(`^(?:${nameOrHyphen})?[ ${likeSpace}]*$`);
// Each change is tried by parsing the whole file with it, which takes long for a large file.
const problemsAtMost = 100;
const charactersReadAtMost = 200_000;

/** Characters that look like spaces, in places where only a space can indent or separate. */
export function falseSpaces(document: Document, text: string): YamlProblem[] {
  if (!anyLikeSpace.test(text)) return [];
  const found = [...text.matchAll(misled)].filter(([whole]) => anyLikeSpace.test(whole));
  if (found.length === 0) return [];
  const isInside = insideTexts(document);
  let charactersRead = 0;
  const outside = found.filter(
    ({ 1: indent, 2: before = "", index }) =>
      !isInside(indent === undefined ? index + before.length : index),
  );
  return outside.slice(0, problemsAtMost).map(({ 0: whole, 1: indent, 2: before, index }) => {
    const offset = indent === undefined ? index + (before ?? "").length : index;
    const length = index + whole.length - offset;
    const wanted =
      indent === undefined ? [" "] : [...likelyIndents(text, index), " ".repeat(length)];
    const changes = [...new Set(wanted)].map((put) => ({ offset, length, text: put }));
    if (changes.length > 1) charactersRead += text.length * (changes.length + 1);
    const isQuick = charactersRead <= charactersReadAtMost;
    const change =
      changes.length === 1 ? changes[0] : isQuick ? certainChange(text, changes) : undefined;
    return {
      offset,
      says: "What looks like a space here is another character, as programs for letters write it.",
      fix: "Take it away and type the space anew.",
      ...(change && { change }),
    };
  });
}

/** True for such a character in the place of indentation or of the space after a colon. */
export function standsForSpace(text: string, index: number) {
  const start = text.lastIndexOf("\n", index - 1) + 1;
  return anyLikeSpace.test(text.charAt(index)) && onlyBefore.test(text.slice(start, index));
}

// Inside quotes or a block text such a character does no harm.
function insideTexts(document: Document) {
  const spans: [number, number][] = [];
  visit(document, {
    Scalar(_key, node) {
      const [from, to] = node.range ?? [0, 0];
      if (isScalar(node) && node.type !== "PLAIN") spans.push([from, to]);
    },
  });
  let next = 0;
  // Offsets are asked for in the order of the text, so each span is passed once.
  return (offset: number) => {
    while (next < spans.length && (spans[next]?.[1] ?? 0) <= offset) next += 1;
    return (spans[next]?.[0] ?? Infinity) <= offset;
  };
}
