import { placeOf, type BodyProblem, type Mention } from "#app/mdx/body-problem.ts";
import type { Report } from "#app/mdx/check-tree.ts";
import type { Setting, TreeNode } from "#app/mdx/tree.ts";
import {
  invisibleCharacterWords,
  invisibleCharacters,
} from "#app/model/fields/invisible-characters.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";
import { halfBraces } from "#app/model/half-braces.ts";

const invisibleAtMost = 20;

/** Reports figures with too few braces and invisible characters in the source of a body. */
export function sourceProblems(text: string): BodyProblem[] {
  return [...halfFigures(text), ...invisibleInSource(text)];
}

/** The figures and helplines that a body quotes anywhere, since they are filled in in the finished HTML. */
export function figureMentions(text: string): Mention[] {
  return quotedFigures(text).map(({ id, index, idIndex }) => ({
    kind: "stat",
    target: id,
    ...placeOf(text, index),
    written: { ...placeOf(text, idIndex), length: id.length },
  }));
}

/** Reports HTML comments, which would be shown as text. */
export function comments({ position }: TreeNode, text: string): BodyProblem[] {
  const start = position?.start.offset ?? 0;
  const source = text.slice(start, position?.end.offset);
  if (!source.includes("<!--")) return [];
  return [...source.matchAll(/(?<!\\)<!--(?:.*?-->)?/g)].map(({ 0: whole, index }) => {
    const place = placeOf(text, start + index);
    const correction = { ...place, length: whole.length, text: "" };
    return {
      ...place,
      says: "A comment <!-- … --> would be shown to readers.",
      expected: "",
      fix: "Take it out.",
      ...(whole.endsWith("-->") && { correction }),
    };
  });
}

/** Checks what only appears once character references, such as &shy;, and escapes are decoded. */
export function checkDecoded(
  node: TreeNode,
  text: string,
  report: Report,
  mention: (kind: "stat", target: string) => void,
) {
  const { value, alt, attributes } = node;
  if (value === undefined && !alt && !attributes) return;
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  if (!/[&\\]/.test(source)) return;
  const decoded = wordsOf(node);
  if (
    decoded.some((words) => invisibleCharacters(words).length > 0) &&
    invisibleCharacters(source).length === 0
  ) {
    report(invisibleCharacterWords.says, "", invisibleCharacterWords.fix);
  }
  const known = new Set(quotedFigures(source).map(({ id }) => id));
  for (const { id } of decoded.flatMap(quotedFigures)) if (!known.has(id)) mention("stat", id);
}

function wordsOf({ value, alt, attributes = [] }: TreeNode) {
  const settings = attributes.map((setting: Setting) => setting.value);
  return [value, alt, ...settings].filter((words) => typeof words === "string");
}

function halfFigures(text: string): BodyProblem[] {
  return halfBraces(text).map(({ index, written, thing, meant }) => {
    const place = placeOf(text, index);
    return {
      ...place,
      says: `${thing} has too few braces: ${written}.`,
      expected: "",
      fix: `Write ${meant}.`,
      correction: { ...place, length: written.length, text: meant },
    };
  });
}

function invisibleInSource(text: string): BodyProblem[] {
  return invisibleCharacters(text)
    .slice(0, invisibleAtMost)
    .map(({ character, index }) => {
      const place = placeOf(text, index);
      const correction = { ...place, length: character.length, text: "" };
      return { ...place, ...invisibleCharacterWords, expected: "", correction };
    });
}
