import { isAlias, isNode, isPair, isScalar, visit, type Document } from "yaml";
import { nameless } from "#app/library/problems/layout/nameless.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

// Of any other the reader says by itself that it knows none of that name.
const knownTag = /:(?:str|int|float|bool|null|map|seq|merge|set|omap|pairs|binary|timestamp)$/;
const fix = "Write the text out, or put quotes round it.";

/** Signs to which YAML gives a meaning of its own, which nobody who writes a sentence has in mind. */
export function swallowedSigns(document: Document, text: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  visit(document, (_key, node) => {
    if (isAlias(node)) {
      const says =
        "A word that begins with * repeats another part of the file, which is not possible here.";
      found.push({ offset: node.range?.[0] ?? 0, says, fix });
    } else if (isPair(node) && !isName(node.key)) {
      const offset = (node.key as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;
      found.push({ offset, ...nameless });
    } else if (isNode(node)) {
      const says = lossOf(node.tag, node.anchor);
      if (says) found.push({ offset: node.range?.[0] ?? 0, says, fix });
    }
  });
  return oneALine(found, text);
}

// Without a word behind it the sign is lost, and with one it changes how the text is read.
function lossOf(tag: string | undefined, anchor: string | undefined) {
  if (tag && knownTag.test(tag)) return "A word that begins with ! means something else here.";
  const sign = anchor ? "&" : tag === "!" ? tag : "";
  return sign && `A text that begins with ${sign} loses its first sign.`;
}

function isName(key: unknown) {
  return isScalar(key) && key.value !== null && key.value !== "";
}

// A page of such signs would otherwise be told a thousand times.
function oneALine(problems: YamlProblem[], text: string) {
  const lines = new Set<number>();
  return problems.filter(({ offset }) => {
    const start = text.lastIndexOf("\n", offset - 1);
    const isNew = !lines.has(start);
    lines.add(start);
    return isNew;
  });
}
