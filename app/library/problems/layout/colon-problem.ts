import { certainChange } from "#app/library/problems/layout/certain-change.ts";
import { nameless } from "#app/library/problems/layout/nameless.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import {
  namelessLineAbove,
  unfinishedLine,
  unfinishedLineAbove,
} from "#app/library/problems/layout/unfinished-line.ts";
import { lineAbove, lineAround, likelyIndents } from "#app/library/problems/layout/text-lines.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

/** The words for a line with the wrong indentation. */
export const shifted = {
  says: "This line begins too far to the left or to the right.",
  fix: "Put it exactly below the line it belongs with, using spaces.",
};

const entryTooFarRight = {
  says: "This entry begins too far to the right.",
  fix: "Put its hyphen exactly below the hyphens of the other entries, and move the lines below it by as much.",
};
const textTooFarLeft = {
  says: "This line belongs to the text that begins above it.",
  fix: "Put two spaces before it, as before each line of that text.",
};

/**
 * Says what is wrong where the parser met an unexpected colon. It reports where the text with the
 * colon begins; the colon itself may be on a line below.
 */
export function colonProblem(text: string, offset: number): YamlProblem {
  const { line, start } = lineAround(text, offset);
  const before = line.slice(0, offset - start);
  const value = line.slice(offset - start).trimEnd();
  const [, name] = /^((?:\s*- )*\s*[\w-]+:|\s*-)\s+$/.exec(before) ?? [];
  if (name === undefined) return noColon(text, offset);
  const pasted = /^(\S.*?)- ([\w-]+): /.exec(value);
  if (pasted && new RegExp(`^- +${pasted[2]}:`, "m").test(text)) {
    return {
      offset: offset + (pasted[1] ?? "").length,
      says: "A new entry begins in the middle of this line.",
      fix: `Begin a new line before - ${pasted[2]}:`,
    };
  }
  if (/:(\s|$)/.test(value)) {
    const straight = /^[“„‘](.*)[”“’]$/.exec(value)?.[1];
    const quoted = quotedText(straight ?? value);
    return {
      offset,
      says: straight ? "Curly quotes hold no text together here." : "This text has a colon in it.",
      fix: `Put ${straight ? "straight " : ""}quotes round it: ${name.trim()} ${quoted}`,
      change: { offset, length: value.length, text: quoted },
    };
  }
  const rest = text.slice(start + line.length + 1);
  const skipped = /^\s*\n/.exec(rest)?.[0].length ?? 0;
  const next = start + line.length + 1 + skipped;
  return shiftedLine(text, next);
}

/** Says that a line has the wrong indentation, or what the line above lacks to make it seem so. */
export function shiftedLine(text: string, start: number): YamlProblem {
  const cause = unfinishedLineAbove(text, start) ?? namelessLineAbove(text, start);
  if (cause) return cause;
  const indent = /^ */.exec(text.slice(start))?.[0].length ?? 0;
  const offset = Math.min(start + indent, text.length);
  const changes = likelyIndents(text, start).map((put) => ({
    offset: start,
    length: indent,
    text: put,
  }));
  const change = certainChange(text, changes);
  return { offset, ...shifted, ...(change && { change }) };
}

/** Says that a line has no field name, or what its name lacks. */
export function noColon(text: string, offset: number): YamlProblem {
  const { line, start } = lineAround(text, offset);
  const unfinished = unfinishedLine(line, start);
  if (unfinished) return unfinished;
  const entry = /^ +(?=- [\w-]+:(?:\s|$))/.exec(line)?.[0];
  if (entry) return { offset: start + entry.length, ...entryTooFarRight };
  if (/: +[>|][-+]?\s*$/.test(lineAbove(text, start)?.line ?? ""))
    return { offset, ...textTooFarLeft };
  return { offset, ...nameless };
}
