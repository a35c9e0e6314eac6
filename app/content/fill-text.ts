import { withinSite } from "#app/content/base-path.ts";
import { languageOf, valueOf, type Entry, type Language } from "#app/content/entries.ts";
import { numbersIn } from "#app/content/number-words.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import { mapFields } from "#app/content/walk-fields.ts";
import { photoPath } from "#app/model/fields/file.ts";
import { plainName, quotedName } from "#app/model/fields/figure.ts";

/** A value that texts can quote: its text, and the link that a body makes of it. The count of a kind can begin a sentence. */
export type Quoted = { text: string; href?: string; counted?: { kind: string; count: number } };

/** The values that texts can quote by name, such as {{email}} or {{helpline:child}}. */
type QuotedValues = Pick<ReadonlyMap<string, Quoted>, "get">;

/** How the values of an entry are filled in for pages. */
type Filling = {
  quoted: Record<Language, QuotedValues>;
  /** The note after the label of a link, such as the size of its file. */
  afterLink: (href: string, label: string) => string;
  /** A link in the language of the page. */
  linkTo: (href: string) => string;
  /** The mark after the name of the entry. */
  mark?: string;
};

/** A copy of an entry's value with quoted values filled in, and addresses and pictures as pages need them. */
export function fillFields(entry: Entry, { quoted, afterLink, linkTo, mark = "" }: Filling) {
  const { schema, value, file } = entry;
  // Each kind of entry has at least one of these fields; lists show the first.
  const name = ["title", "type", "name", "caption"].find((field) => valueOf({ value }, field));
  return mapFields(schema, value, ({ notes, value: written, path }) => {
    if (typeof written !== "string") return written;
    if (notes.image && photoPath.test(written)) return pathOfPhoto(file.originalPath, written);
    const language = languageOf(entry, notes, path);
    const values = quoted[language] ?? new Map();
    if (notes.image) return withinSite(withQuoted(written, values));
    if (notes.address) return linkTo(withQuoted(written, values));
    if (!notes.copy) return written;
    if (notes.fact && !notes.language) return numbersIn(language, withQuoted(written, values));
    const isName = path.length === 1 && path[0] === name;
    const text = withQuoted(written, values) + (isName ? mark : "");
    return path.at(-1) === "label" ? text + afterLink(hrefBeside(value, path), text) : text;
  });
}

function hrefBeside(value: unknown, path: FieldPath) {
  const link = valueAt(value, path.slice(0, -1));
  return String((link as { href?: unknown }).href ?? "");
}

// The number of a footnote is no word of the sentence, and finished HTML has the straight quote as an entity.
const wordless =
  /<sup>.*?<\/sup>|<a [^>]*"doc-backlink"[^>]*>.*?<\/a> |<\/?(?:a|strong|em|del)\b[^>]*>/g;
const startOfSentence = /(?:^|>|[.!?](?:["”’)]|&quot;)*\s+)(?:["“‘(]|&quot;)*$/;

/** A text with each name in double braces replaced by its value; `before` is the text in front of it. */
export function withQuoted(text: string, values: QuotedValues, before = "", wordsOf = textOf) {
  return text.replace(quotedName, (whole, inside: string, index: number) => {
    const quoted = values.get(plainName(inside));
    if (!quoted) return whole;
    const start = (before + text.slice(0, index)).slice(-200).replace(wordless, "");
    const isCapital = quoted.counted && startOfSentence.test(start);
    return isCapital ? quoted.text.charAt(0).toUpperCase() + quoted.text.slice(1) : wordsOf(quoted);
  });
}

const textOf = ({ text }: Quoted) => text;

/** A text with each {name} replaced by its value. */
export function withValues(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
