import { isScalar, visit, type Document } from "yaml";
import { certainChange } from "#app/library/problems/layout/certain-change.ts";
import { likelyIndents } from "#app/library/problems/layout/text-lines.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

const likeSpace = "\\u00A0\\u1680\\u2000-\\u200D\\u202F\\u205F\\u2060\\u3000\\uFEFF";
const misled = new RegExp(
  `^([ ${likeSpace}]*[${likeSpace}][ ${likeSpace}]*)(?=\\S)|` +
    `^([ ]*(?:- )*[\\w-]+:|[ ]*(?:- )*-)[ ]*([${likeSpace}][ ${likeSpace}]*)`,
  "gm",
);

/** Signs that look like spaces and stand where only a space says what belongs to what. */
export function layoutSigns(document: Document, text: string): YamlProblem[] {
  if (!misled.test(text)) return [];
  misled.lastIndex = 0;
  const inside = spansOfTexts(document);
  return [...text.matchAll(misled)].flatMap(({ 0: whole, 1: indent, 2: before, index }) => {
    const offset = indent === undefined ? index + (before ?? "").length : index;
    if (inside.some(([from, to]) => from <= offset && offset < to)) return [];
    const length = index + whole.length - offset;
    const wanted =
      indent === undefined ? [" "] : [...likelyIndents(text, index), " ".repeat(length)];
    const changes = [...new Set(wanted)].map((put) => ({ offset, length, text: put }));
    const change = changes.length === 1 ? changes[0] : certainChange(text, changes);
    return [
      {
        offset,
        says: "What looks like a space here is another sign, as programs for letters write it.",
        fix: "Take it away and type the space anew.",
        ...(change && { change }),
      },
    ];
  });
}

// In a text that goes over several lines such a sign is a letter like any other.
function spansOfTexts(document: Document) {
  const spans: [number, number][] = [];
  visit(document, {
    Scalar(_key, node) {
      const [from, to] = node.range ?? [0, 0];
      if (isScalar(node) && node.type !== "PLAIN") spans.push([from, to]);
    },
  });
  return spans;
}
