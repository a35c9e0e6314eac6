import { isAlias, isNode, isPair, isScalar, visit, type Document } from "yaml";
import { noColon } from "#app/library/problems/layout/colon-problem.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

// The parser itself reports every other tag as unknown.
const knownTag = /:(?:str|int|float|bool|null|map|seq|merge|set|omap|pairs|binary|timestamp)$/;
const fix = "Write the text out, or put quotes round it.";

/** Characters at the beginning of a text that YAML reads as syntax and that would get lost. */
export function swallowedCharacters(document: Document, text: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  visit(document, (_key, node) => {
    if (isAlias(node)) {
      const says =
        "A word that begins with * repeats another part of the file, which is not possible here.";
      found.push({ offset: node.range?.[0] ?? 0, says, fix });
    } else if (isPair(node) && !isName(node.key)) {
      const offset = (node.key as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;
      found.push(noColon(text, offset));
    } else if (isNode(node)) {
      const says = lossOf(node.tag, node.anchor);
      if (says) found.push({ offset: node.range?.[0] ?? 0, says, fix });
    }
  });
  return oneALine(found, text);
}

// A known tag changes how the text is read; an anchor or a bare ! only disappears.
function lossOf(tag: string | undefined, anchor: string | undefined) {
  if (tag && knownTag.test(tag)) return "A word that begins with ! means something else here.";
  const character = anchor ? "&" : tag === "!" ? tag : "";
  return character && `A text that begins with ${character} loses its first character.`;
}

function isName(key: unknown) {
  return isScalar(key) && key.value !== null && key.value !== "";
}

// A page full of such characters would otherwise be reported a thousand times.
function oneALine(problems: YamlProblem[], text: string) {
  const lines = new Set<number>();
  return problems.filter(({ offset }) => {
    const start = text.lastIndexOf("\n", offset - 1);
    const isNew = !lines.has(start);
    lines.add(start);
    return isNew;
  });
}
