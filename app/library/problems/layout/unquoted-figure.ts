import { quotedText } from "#app/library/problems/quoted-text.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

/** The places where a text begins with a figure in braces but is not in quotes. */
export function unquotedFigures(text: string): YamlProblem[] {
  const found = text.matchAll(/^([ \t]*(?:- )*(?:([\w-]+):[ \t]+)?)(\{\{.*)$/gm);
  return [...found].flatMap(({ 1: before = "", 2: name, 3: rest = "", index }) => {
    if (!name && !before.endsWith("- ")) return [];
    const written = rest.trimEnd();
    const quoted = quotedText(written);
    const offset = index + before.length;
    const says = `A text that begins with {{ needs quotes round it: ${name ? `${name}:` : "-"} ${quoted}`;
    return [{ offset, says, fix: "", change: { offset, length: written.length, text: quoted } }];
  });
}
