import { isScalar, visit, type Document } from "yaml";
import {
  certainChange,
  lineAround,
  likelyIndents,
  problemsAtMost,
  type YamlProblem,
} from "#app/library/problems/layout/yaml-text.ts";

const likeSpace = "\\u00A0\\u1680\\u2000-\\u200D\\u202F\\u205F\\u2060\\u3000\\uFEFF";
const anyLikeSpace = new RegExp(`[${likeSpace}]`);
const begin = "(?:[ ]*(?:- )*(?:[\\w-]+:|-))?";
const misled = new RegExp(`^(${begin})([ ]*[${likeSpace}][ ${likeSpace}]*)(?=\\S)`, "gm");
const onlyBefore = new RegExp(`^${begin}[ ${likeSpace}]*$`);
// Each change is tried by parsing the whole file with it, which takes long for a large file.
const charactersTried = 200_000;

/** Characters that look like spaces, in places where only a space can indent or separate. */
export function falseSpaces(document: Document, text: string): YamlProblem[] {
  if (!anyLikeSpace.test(text)) return [];
  const texts = textSpans(document);
  const found = [...text.matchAll(misled)].map(({ 1: before = "", 2: written = "", index }) => {
    return { before, length: written.length, offset: index + before.length };
  });
  return found
    .filter(({ offset }) => !texts.some(([from, to]) => from <= offset && offset < to))
    .slice(0, problemsAtMost)
    .map(({ before, length, offset }, index) => {
      const indents = new Set([...likelyIndents(text, offset), " ".repeat(length)]);
      const changes = [...indents].map((put) => ({ offset, length, text: put }));
      const isQuick = text.length * changes.length * (index + 1) < charactersTried;
      const change = before
        ? { offset, length, text: " " }
        : isQuick
          ? certainChange(text, changes)
          : undefined;
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
  const { line, start } = lineAround(text, index);
  return anyLikeSpace.test(text.charAt(index)) && onlyBefore.test(line.slice(0, index - start));
}

// Inside quotes or a block text such a character does no harm.
function textSpans(document: Document) {
  const spans: [number, number][] = [];
  visit(document, {
    Scalar(_key, node) {
      const [from, to] = node.range ?? [0, 0];
      if (isScalar(node) && node.type !== "PLAIN") spans.push([from, to]);
    },
  });
  return spans;
}
