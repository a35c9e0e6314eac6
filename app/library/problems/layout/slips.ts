import type { Found, Slip } from "#app/library/problems/layout/slip-at.ts";
import { lineAbove } from "#app/library/problems/layout/yaml-text.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";

const isNamed = (begin: string, name: string, text: string) =>
  new RegExp(`^${begin}["']?${name}["']?:`, "m").test(text);
const above = ({ text, start }: Found) => text.slice(0, start);
const lineOver = ({ text, start }: Found) => lineAbove(text, start).line;
const quoted = ({ written }: Found) => quotedText(written);

const value = String.raw`^(\s*(?:- )*(?:["']?[\w-]+["']?:|-(?!\s+["']?[\w-]+["']?:))\s+)`;
const unquoted = {
  says: ({ word }: Found) =>
    `A text cannot begin with ${word || "this character"} unless it is in quotes.`,
  fix: ({ kept, name, meant }: Found) =>
    `Put quotes round the text: ${meant ? `${kept.trim()} ${meant}` : `${name} "…"`}`,
};

/** Lines because of which the parser would report much more than the one mistake. */
export const anywhere: Slip[] = [
  {
    pattern: /^()(((?:---|\.\.\.)(?=\s|$)|%).*)$/,
    where: (found) =>
      /^\s*[^#\s]/m.test(found.text.slice(found.start + found.written.length)) &&
      (found.written.trimEnd() !== "---" || /^[^#\s]/m.test(above(found))),
    says: ({ word }) =>
      `A line that begins with ${word} would end the file here, and what stands below would get lost.`,
    fix: "Take the line away.",
    put: () => "",
  },
  { pattern: new RegExp(`${value}((\\{\\{).*\\S)`), ...unquoted, put: quoted },
  {
    pattern: /^()(\[\])(?=\s*(?:#.*)?$)/,
    where: ({ text }) => /^-\s/m.test(text),
    says: "[] says that this list is empty, and entries stand here as well.",
    fix: "Take [] away.",
    put: () => "",
  },
];

const inList: Pick<Slip, "where" | "fix" | "put" | "isTried"> = {
  // The line above is a text of a list and has no field.
  where: (found) =>
    new RegExp(`^${found.kept}- (?!\\s*["']?[\\w-]+["']?:(?:\\s|$))`).test(lineOver(found)),
  fix: ({ rest }) => `Write it with a hyphen and a space: - ${rest.trimEnd()}`,
  put: () => "- ",
  isTried: true,
};

/** What the beginning of a line lacks: its hyphen, its space or its colon. */
export const unfinished: Slip[] = [
  { ...inList, pattern: /^( *)(-)(?=[^\s-])/, says: "A space is missing behind the hyphen." },
  {
    ...inList,
    pattern: /^( *)([–—‒−•·*]\s*)(?=\S)/,
    says: ({ written }) => `This line of a list begins with ${written.trim()}.`,
  },
  { ...inList, pattern: /^( *)()(?=[^\s#:-][^:]*$)/, says: "The hyphen of this line is missing." },
  {
    pattern: /^(\s*(?:- )*-)()[A-Za-z][\w-]*:(?:\s|$)/,
    says: "A space is missing behind the hyphen.",
    fix: 'Write "- " before the name.',
    put: () => " ",
  },
  {
    pattern: /^(\s*(?:- )*["']?[A-Za-z][\w-]*["']?:)()(?!\/\/)\S/,
    says: "A space is missing behind the colon.",
    fix: ({ kept }) => `Write ${kept.trim()} and a space before the text.`,
    put: () => " ",
  },
  {
    pattern: /^(\s*(?:- )*[A-Za-z][\w-]*)( *= *| +)(?=\S)/,
    // Any word could be a name; only one that the file has elsewhere was meant as one.
    where: ({ kept, written, text }) =>
      written.includes("=") || isNamed("\\s*(?:- )*", kept.replace(/^[\s-]*/, ""), text),
    says: ({ written }) =>
      written.includes("=")
        ? "An equals sign stands where a colon belongs."
        : "This line has no field name that ends in a colon.",
    fix: ({ kept }) => `Write ${kept.trim()}: and a space before the text.`,
    put: () => ": ",
    isTried: true,
  },
];

/** A line without a field's name. */
export const nameless: Slip[] = [
  ...unfinished,
  {
    pattern: /^( +)- [\w-]+:(?:\s|$)/,
    says: "This entry begins too far to the right.",
    fix: "Put its hyphen exactly below the hyphens of the other entries, and move the lines below it by as much.",
  },
  {
    pattern: /^(\s*)/,
    where: (found) => /: +[>|][-+]?\s*$/.test(lineOver(found)),
    says: "This line belongs to the text that begins above it.",
    fix: "Put two spaces before it, as before each line of that text.",
  },
];

/** The same where nothing shows what was meant. */
export const namelessHere: Slip[] = [
  {
    pattern: /^/,
    says: "This line has no field name that ends in a colon.",
    fix: 'Write it as a name, a colon, a space and the text: title: "…"',
  },
];

/** Two fields on one line, by the names of the fields that the file can have. */
export function crowded(names: string[]): Slip {
  const between = new RegExp(`[,;]?\\s+(?=(?:${names.join("|")}):\\s+\\S)`);
  return {
    pattern: /^(\s*(?:- )*)([\w-]+:\s+\S.*)/,
    where: ({ written }) => between.test(written.replace(/^[\w-]+:\s+/, "")),
    says: ({ written }) =>
      `${written.split(between).length > 2 ? "Several" : "Two"} fields stand on one line, and each needs a line of its own.`,
    fix: ({ written }) =>
      `Write ${written.split(between).join(" and, on the next line, ")}. If it is one text, put quotes round it.`,
    put: ({ kept, written }) => written.split(between).join(`\n${kept.replaceAll("-", " ")}`),
    isTried: true,
  };
}

const quotes = (what: string) => (found: Found) => `${what}: ${found.kept.trim()} ${found.meant}`;

/** A value with a colon in it. */
export const colon: Slip[] = [
  {
    pattern: /^(.*?: \S.*?)(- )([\w-]+): /,
    where: ({ word, text }) => isNamed("- +", word, text),
    says: "A new entry begins in the middle of this line.",
    fix: ({ word }) => `Begin a new line before - ${word}:`,
  },
  {
    pattern: new RegExp(`${value}([“„‘](.*:(?:\\s.*)?)[”“’])\\s*$`),
    says: "Curly quotes hold no text together here.",
    fix: quotes("Put straight quotes round it"),
    put: ({ word }) => quotedText(word),
  },
  {
    pattern: new RegExp(`${value}((?![[{])\\S.*?:(?:\\s.*?)?)\\s*$`),
    says: "This text has a colon in it.",
    fix: quotes("Put quotes round it"),
    put: quoted,
  },
];

/** A text that begins with a character that means something else there. */
export const misread: Slip[] = [
  {
    pattern: new RegExp(`${value}(([-*&!%@\`,?]|[[{](?=[^\\]}]*[\\]}]\\s*[^\\s,\\]}])).*\\S)`),
    ...unquoted,
    put: quoted,
    isTried: true,
  },
];

/** A line that the parser only calls unexpected. */
export const unexpected: Slip[] = [
  ...misread,
  {
    pattern: /^(\s*(?:- )*(?:[\w-]+:\s+)?)('(.*'.*)')\s*$/,
    says: "An apostrophe ends a text that stands in single quotes.",
    fix: quotes("Put double quotes round it"),
    put: ({ word }) => quotedText(word),
    isTried: true,
  },
  {
    pattern: /^(\s*(?:- )*(?:[\w-]+:\s+)?)("(.*".*)")\s*$/,
    says: "A quotation mark inside the text ends it too early.",
    fix: quotes("Write curly quotes inside"),
    put: ({ word }) => `"${word.replace(/"([^"]*)"/g, "“$1”").replaceAll('"', "”")}"`,
    isTried: true,
  },
  {
    pattern: /^(\s*(?:- )*(?:[\w-]+:\s+)?(?:"[^"]*"|'[^']*')\s*)[^,\]}]*\S/,
    says: "Words stand behind the closing quotation mark.",
    fix: ({ name }) => `Put one pair of quotes round the whole text: ${name} "…"`,
  },
  {
    pattern: /^()()["']?([\w-]+)["']?:/,
    where: (found) => /^- /m.test(above(found)) && isNamed("- +", found.word, found.text),
    says: "The hyphen of this entry is missing.",
    fix: ({ word }) => `Write "- " before ${word}.`,
    put: () => "- ",
    isTried: true,
  },
];

/** A line of which nothing else can be said. */
export const unreadable: Slip[] = [
  {
    pattern: /^/,
    says: "This line cannot be read.",
    fix: ({ name }) => `Write it as a name, a colon, a space and the text: ${name} "…"`,
  },
];

/** The same where nobody can say how far the text goes. */
export const misreadHere: Slip[] = [{ pattern: /^/, ...unquoted }];

/** What the parser tells at the very place of the mistake, by its codes. */
export const byCode: Record<string, Slip[]> = {
  TAG_RESOLVE_FAILED: misreadHere,
  BAD_ALIAS: misreadHere,
  BAD_SCALAR_START: misreadHere,
  BAD_DQ_ESCAPE: [
    {
      pattern: /^/,
      says: "A backslash (\\) inside double quotes means something else.",
      fix: "Take the backslash away, or use single quotes round the text.",
    },
  ],
  DUPLICATE_KEY: [
    {
      pattern: /^()["']?([\w-]+)/,
      says: (found) =>
        `"${found.written}" stands here a second time${isAboveItsEntry(found) ? ", and the entry below has none" : ""}.`,
      // The first field of an entry can only come again where the next entry lacks its hyphen.
      fix: (found) =>
        isAboveItsEntry(found)
          ? 'An entry begins with its line of "- ". If the two lines changed places, put this one below that.'
          : isNamed("\\s*- +", found.written, above(found))
            ? 'Begin the line with "- " if a new entry begins here, or keep one of the two lines.'
            : "Keep one of the two lines.",
    },
  ],
};

// The line may belong to the next entry and have changed places with that entry's "- id:".
function isAboveItsEntry({ text, start, written }: Found) {
  const [, first = "", ...others] = text.slice(start).split("\n");
  const end = others.findIndex((one) => /^ {0,2}- /.test(one));
  const entry = [first, ...others.slice(0, end < 0 ? undefined : end)].join("\n");
  return /^\s*- +["']?[\w-]+["']?:/.test(first) && !isNamed("[\\s-]*", written, entry);
}
