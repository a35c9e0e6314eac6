import { quotedText } from "#app/library/problems/quoted-text.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

/** Texts without quotes that begin with a figure in braces. */
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
