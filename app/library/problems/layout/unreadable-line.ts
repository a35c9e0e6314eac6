import { certainChange } from "#app/library/problems/layout/certain-change.ts";
import { shiftedLine } from "#app/library/problems/layout/colon-problem.ts";
import { lineAround } from "#app/library/problems/layout/text-lines.ts";
import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";

const hyphenFirst = /^(\s*(?:- )*[\w-]+:\s+)(- .*\S)\s*$/;
const inOnePair = /^(\s*(?:- )*(?:[\w-]+:\s+)?)(["'])(.*)\2\s*$/;
const bracketFirst = /^(\s*(?:- )*(?:[\w-]+:|-)\s+)([[{][^\]}]*[\]}]\s*[^\s,\]}].*?)\s*$/;
const quotesAndMore = /^\s*(?:- )*(?:[\w-]+:\s+)?("[^"]*"|'[^']*')[^,\]}]*\S/;

/** Says what is wrong with a line that the parser only calls unexpected. */
export function unreadableLine(text: string, offset: number, key: string): YamlProblem {
  const { line, start } = lineAround(text, offset);
  const [, before = "", written = ""] = hyphenFirst.exec(line) ?? [];
  if (written !== "") {
    const quoted = quotedText(written);
    return {
      offset: start + before.length,
      says: "A text cannot begin with a hyphen unless it is in quotes.",
      fix: `Put quotes round the text: ${key}: ${quoted}`,
      change: { offset: start + before.length, length: written.length, text: quoted },
    };
  }
  if (quotesAndMore.test(line)) return quoteInside(text, line, start) ?? wordsBehind(offset, key);
  const bracket = bracketFirst.exec(line);
  if (bracket) {
    const [, name = "", value = ""] = bracket;
    const quoted = quotedText(value);
    const change = { offset: start + name.length, length: value.length, text: quoted };
    return {
      offset: change.offset,
      says: `A text cannot begin with ${value.charAt(0)} unless it is in quotes.`,
      fix: `Put quotes round the text: ${name.trim()} ${quoted}`,
      change,
    };
  }
  return (
    entryAtTheEdge(text, start) ?? {
      offset,
      says: "This line cannot be read.",
      fix: `Write it as a name, a colon, a space and the text: ${key}: "…"`,
    }
  );
}

function wordsBehind(offset: number, key: string): YamlProblem {
  return {
    offset,
    says: "Words stand behind the closing quotation mark.",
    fix: `Put one pair of quotes round the whole text: ${key}: "…"`,
  };
}

// An apostrophe ends a text in single quotes, and a quotation mark one in double quotes.
function quoteInside(text: string, line: string, start: number): YamlProblem | undefined {
  const [, before = "", quote = "", inner = ""] = inOnePair.exec(line) ?? [];
  if (quote === "" || !inner.includes(quote)) return undefined;
  const isSingle = quote === "'";
  const written = isSingle
    ? quotedText(inner)
    : `"${inner.replace(/"([^"]*)"/g, "“$1”").replaceAll('"', "”")}"`;
  const offset = start + before.length;
  const change = certainChange(text, [{ offset, length: inner.length + 2, text: written }]);
  return {
    offset,
    says: isSingle
      ? "An apostrophe ends a text that stands in single quotes."
      : "A quotation mark inside the text ends it too early.",
    fix: isSingle
      ? `Put double quotes round it: ${before.trim()} ${written}`
      : `Write curly quotes inside: ${before.trim()} ${written}`,
    ...(change && { change }),
  };
}

// In a list only the hyphens of its entries may stand at the left edge.
function entryAtTheEdge(text: string, start: number): YamlProblem | undefined {
  const name = /^["']?([\w-]+)["']?:/.exec(text.slice(start))?.[1];
  if (!name || !/^- /m.test(text.slice(0, start))) return undefined;
  if (!new RegExp(`^- +["']?${name}["']?:`, "m").test(text)) return shiftedLine(text, start);
  const change = certainChange(text, [{ offset: start, length: 0, text: "- " }]);
  return {
    offset: start,
    says: "The hyphen of this entry is missing.",
    fix: `Write "- " before ${name}.`,
    ...(change && { change }),
  };
}
