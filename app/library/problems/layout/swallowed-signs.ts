import { isAlias, isPair, isScalar, visit, type Document } from "yaml";
import { nameless } from "#app/library/problems/layout/nameless.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

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
    } else if (isScalar(node) || (typeof node === "object" && node !== null && "anchor" in node)) {
      const offset = ("range" in node ? node.range?.[0] : undefined) ?? 0;
      const sign = node.anchor ? "&" : /(?:^|\s)!\s+$/.test(text.slice(0, offset)) ? "!" : "";
      if (sign)
        found.push({ offset, says: `A text that begins with ${sign} loses its first sign.`, fix });
    }
  });
  return oneALine(found, text);
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
