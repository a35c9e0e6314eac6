import { nearestWord } from "#app/model/nearest-word.ts";
import { markdownFor } from "#app/mdx/markdown-for.ts";
import { placeOf, type BodyProblem } from "#app/mdx/body-problem.ts";

type Point = { line: number; column: number };
type Crash = { line?: number; column?: number; place?: Point | { start: Point }; reason?: string };

/**
 * The offset at which the parser gave up, the tag that was meant there, where that is plain, and
 * whether it is one that is never closed.
 */
export type Crashed = { offset: number; meant?: string; isOpen?: boolean };

/** Says in plain words what made the parser give up, at the "<" of the tag that caused it. */
export function crashProblem(text: string, error: unknown): BodyProblem & Crashed {
  const crash = error as Crash;
  const place = crash.place && "start" in crash.place ? crash.place.start : crash.place;
  const line = place?.line ?? crash.line ?? 1;
  const column = place?.column ?? crash.column ?? 1;
  const misspelt = misspeltEnd(text, offsetOf(text, line, column), crash.reason ?? "");
  if (misspelt) return misspelt;
  const offset = tagOffset(text, offsetOf(text, line, column), crash.reason ?? "");
  return { offset, ...placeOf(text, offset), ...words(text.slice(offset), crash.reason ?? "") };
}

// A closing tag whose name is nearly that of its block is only misspelt, and the block is in order.
function misspeltEnd(text: string, from: number, reason: string) {
  const [, end = "", name = ""] =
    /closing tag `<\/([\w.:-]+)>`, expected corresponding closing tag for `<([\w.:-]+)>`/.exec(
      reason,
    ) ?? [];
  const offset = text.indexOf(`</${end}>`, Math.max(from - end.length - 3, 0));
  if (end === "" || offset < 0 || nearestWord(end, [name]) === undefined) return undefined;
  const { line, column } = placeOf(text, offset);
  return {
    offset,
    line,
    column,
    says: `</${end}> closes nothing.`,
    expected: "",
    fix: `Did you mean </${name}>?`,
    correction: { line, column, length: end.length + 3, text: `</${name}>` },
    meant: `</${name}>`,
  };
}

function words(rest: string, reason: string) {
  const web = /^<((?:https?:|mailto:)[^>\s]+)>?/.exec(rest);
  if (web) {
    return {
      says: `A bare address in < > cannot be read.`,
      expected: "",
      fix: `Write [words that say where it leads](${web[1]}).`,
    };
  }
  const mail = /^<([^\s<>@]+@[^\s<>]+)>/.exec(rest);
  if (mail) {
    return {
      says: "An e-mail address in < > cannot be read.",
      expected: "",
      fix: `Write [${mail[1]}](mailto:${mail[1]}).`,
    };
  }
  const name = /^<\/?\s*([\w.:-]+)/.exec(rest)?.[1] ?? "";
  if (/^[a-z]/.test(name)) {
    return {
      says: `<${name}> is not a block here, and HTML is not possible.`,
      expected: "",
      fix: markdownFor(name),
    };
  }
  if (rest.startsWith("</")) {
    return {
      says: `</${name}> closes a block that was never opened.`,
      expected: "",
      fix: `Open it with <${name}> on a line of its own, or take this away.`,
    };
  }
  if (/closing tag|before the end|end-tag|Unexpected closing/i.test(reason)) {
    return {
      says: `<${name}> is never closed.`,
      expected: "",
      fix: `Add </${name}> on a line of its own where the block ends.`,
      isOpen: true,
    };
  }
  const setting =
    /attribute value/.test(reason) && /^<[^>]*?([\w-]+)\s*=\s*[^"'\s{]/.exec(rest)?.[1];
  if (setting) {
    return {
      says: `<${name}> has a setting without straight quotes: ${setting}.`,
      expected: "",
      fix: `Write <${name} ${setting}="…">.`,
    };
  }
  const quoted = /^<[^>\n]*?([\w-]+)\s*=\s*(["'])/.exec(rest);
  if (quoted && name !== "") {
    const quote = quoted[2] === "'" ? "an apostrophe" : "a quotation mark";
    return {
      says: `<${name}> has ${quote} inside ${quoted[1]}, which ends its words too early.`,
      expected: "",
      fix: `Put straight double quotes round the whole, and curly ones (“ ” ’) inside: ${quoted[1]}="…".`,
    };
  }
  return {
    says: `<${name || "…"}> cannot be read.`,
    expected: "",
    fix: `Write a block like <Callout title="…">, text, </Callout>, or put a backslash before the <.`,
  };
}

function offsetOf(text: string, line: number, column: number) {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(before + column - 1, text.length);
}

// The parser reports the end of an unclosed block, or a character inside a tag; the writer's
// mistake is where the tag begins.
function tagOffset(text: string, offset: number, reason: string) {
  const named = /(\d+):(\d+)/.exec(/\((\d+:\d+)/.exec(reason)?.[1] ?? "");
  const from = named ? offsetOf(text, Number(named[1]), Number(named[2])) : offset;
  // Inside braces the parser goes on to the end of the text, so the tag before the braces is meant.
  const inBraces = [...text.slice(0, from).matchAll(/<[A-Za-z][^<>]*\{/g)].at(-1);
  if (inBraces && /expression|acorn/i.test(reason)) return inBraces.index;
  const here = text[from] === "<" ? from : text.lastIndexOf("<", from);
  return Math.max(here, 0);
}
