import { placeOf, problemAt, type BodyProblem, type Mention } from "#app/mdx/body-problem.ts";
import type { Report } from "#app/mdx/check-tree.ts";
import { sourceOf, startOf, type TreeNode } from "#app/mdx/tree.ts";
import {
  invisibleCharacterWords,
  invisibleCharacters,
} from "#app/model/fields/invisible-characters.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";
import { halfBraces } from "#app/model/half-braces.ts";

const invisibleAtMost = 20;

/** Reports figures with too few braces and invisible characters in the source of a body. */
export function sourceProblems(text: string): BodyProblem[] {
  const halves = halfBraces(text).map(({ index, written, thing, meant }) => {
    const says = `${thing} has too few braces: ${written}.`;
    return replaced(text, index, written, meant, { says, fix: `Write ${meant}.` });
  });
  const invisible = invisibleCharacters(text)
    .slice(0, invisibleAtMost)
    .map(({ character, index }) => replaced(text, index, character, "", invisibleCharacterWords));
  return [...halves, ...invisible];
}

function replaced(
  text: string,
  index: number,
  { length }: string,
  meant: string | undefined,
  { says, fix }: Pick<BodyProblem, "says" | "fix">,
) {
  const place = placeOf(text, index);
  const correction = meant === undefined ? undefined : { ...place, length, text: meant };
  return problemAt(place, says, fix, { correction });
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
export function comments(node: TreeNode, text: string): BodyProblem[] {
  const words = { says: "A comment <!-- … --> would be shown to readers.", fix: "Take it out." };
  const found = sourceOf(node, text).matchAll(/(?<!\\)<!--(?:.*?-->)?/g);
  return [...found].map(({ 0: whole, index }) =>
    replaced(
      text,
      startOf(node).offset + index,
      whole,
      whole.endsWith("-->") ? "" : undefined,
      words,
    ),
  );
}

/** Checks what only appears once character references, such as &shy;, and escapes are decoded. */
export function checkDecoded(
  node: TreeNode,
  text: string,
  report: Report,
  mention: (kind: "stat", target: string) => void,
) {
  const { value, alt, attributes = [] } = node;
  const decoded = [value, alt, ...attributes.map((setting) => setting.value)].filter(
    (words) => typeof words === "string",
  );
  const source = decoded.length > 0 ? sourceOf(node, text) : "";
  if (!/[&\\]/.test(source)) return;
  const isHidden = decoded.some((words) => invisibleCharacters(words).length > 0);
  if (isHidden && invisibleCharacters(source).length === 0)
    report(invisibleCharacterWords.says, invisibleCharacterWords.fix);
  const known = new Set(quotedFigures(source).map(({ id }) => id));
  for (const { id } of decoded.flatMap(quotedFigures)) if (!known.has(id)) mention("stat", id);
}
