import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { itemsField } from "#scripts/editor/file-formats.ts";
import { languageAt } from "#scripts/editor/language-path.ts";
import type { Fields } from "#scripts/editor/plain-values.ts";

/** Marks each field that has a finding with an attribute, which the style sheet prints below the field. */
export function markFields(findings: Finding[], files: Record<string, string>, codes: string[]) {
  for (const field of document.querySelectorAll("[data-finding]"))
    field.removeAttribute("data-finding");
  for (const { file, start, text } of findings) {
    const written = files[file];
    if (written === undefined) continue;
    const pane = `.pane[data-locale="${languageAt(`content/${file}`, codes)}"]`;
    const path = CSS.escape(fieldAt(written, start, file.endsWith(".mdx")));
    const field = document.querySelector(`${pane} [data-key-path="${path}"]`);
    if (field && !field.hasAttribute("data-finding")) field.setAttribute("data-finding", text);
  }
}

// The field, such as items.2.label, that contains an offset of the file.
function fieldAt(text: string, at: number, isProse: boolean) {
  const from = isProse ? text.indexOf("\n") + 1 : 0;
  const to = isProse ? text.indexOf("\n---", from - 1) + 1 : text.length;
  if (isProse && at >= to) return "body";
  const { data, rangeOf } = parseYaml(text, from, to);
  const path: (string | number)[] = [];
  let value: unknown = data;
  while (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    const name = Object.keys(value).find((key) => {
      const { start, end } = rangeOf([...path, isList ? Number(key) : key]);
      return at >= start && at < end;
    });
    if (name === undefined) break;
    path.push(isList ? Number(name) : name);
    value = (value as Fields)[name];
  }
  return (Array.isArray(data) ? [itemsField, ...path] : path).join(".");
}
