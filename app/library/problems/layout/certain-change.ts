import { LineCounter, parseDocument } from "yaml";
import type { TextChange } from "#app/library/problems/layout/yaml-problem.ts";

/**
 * The only one of some changes after which the parser gets beyond the changed line; undefined where
 * two of them would do, for then nobody knows which was meant.
 */
export function certainChange(text: string, changes: TextChange[]): TextChange | undefined {
  const before = errorLines(text);
  const results = new Map<string, TextChange>();
  for (const change of changes) {
    const { offset, length, text: put } = change;
    const changed = text.slice(0, offset) + put + text.slice(offset + length);
    if (changed === text) continue;
    const line = text.slice(0, offset).split("\n").length;
    const left = errorLines(changed);
    if (left.every((one) => one > line && before.includes(one))) results.set(changed, change);
  }
  return results.size === 1 ? [...results.values()][0] : undefined;
}

function errorLines(text: string) {
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(text, { prettyErrors: false, logLevel: "silent", lineCounter });
  return errors.map(({ pos }) => lineCounter.linePos(pos[0]).line);
}
