import type { FieldPath } from "#app/content/range.ts";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";

/** The path of the field that contains an offset of a YAML text; of the nearest field around it. */
export function fieldPathAt(text: string, offset: number): FieldPath {
  const { data, rangeOf } = parseYaml(text);
  const path: FieldPath[number][] = [];
  let value = data;
  while (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    const entry = Object.entries(value).find(([name]) => {
      const { start, end } = rangeOf([...path, isList ? Number(name) : name]);
      return offset >= start && offset < end;
    });
    if (!entry) break;
    path.push(isList ? Number(entry[0]) : entry[0]);
    value = entry[1];
  }
  return path;
}
