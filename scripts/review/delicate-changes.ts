import { diffArrays } from "diff";
import type { ChangedWords } from "#scripts/review/compare/changed-words.ts";
import type { Review } from "#scripts/review/review.ts";

type Delicate = Review["delicate"][number];
type About = Delicate["about"];

// The first that fits says what a field is about: its file, then its entry and its path. A body has
// neither, so that a file without anything behind its # stands for all that is in it.
const delicate: [About, RegExp][] = [
  [
    "money",
    /donate\.yaml#(?:provider|giving|gifts|fundUse)\b|stats\.yaml#fund-|home\.yaml#money\b/,
  ],
  ["safety", /(?:helplines|contacts|words)\.yaml#|\/help\.(?:yaml|mdx)#/],
  ["safety", /[#.](?:sensitive|quickExit|helplines|safeguarding|vetting)\b|consent/i],
  ["contact", /site\.yaml#(?:name|address|email|phone|whatsapp|location|social|forms)\b/],
  ["contact", /site\.yaml#(?:officeHours|office\.(?!holidays))|sw\/contact\.mdx#/],
  ["addresses", /(?:redirects|released-addresses)\.yaml#/],
  ["privacy", /privacy\.(?:mdx|yaml)#|[#.]privacy\b/],
  ["people", /(?:team|testimonials|success-stories)\.yaml#(?!.*\b(?:leso\.\w+|sample|id)$)/],
];
// What is delicate wherever it is written; each part has an end, so that no text takes long.
const signs: [About, RegExp][] = [
  ["money", /\b(?:pay[ -]?bill|till|account|lipa na|buy goods|m-?pesa)\b\D{0,40}\d[\d ]{3,12}\d/gi],
  ["safety", /\{\{helpline:[^}]*\}\}/g],
  [
    "contact",
    /(?<![\d.,])(?:\+?254|\+\d|0)[\d\s().\/\p{Pd}]{7,20}\d|[\w.+-]{1,64}@[\w.-]{1,200}/gu,
  ],
  ["addresses", /\b(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|info|io|me|co|ke|africa|example)\b/gi],
  ["addresses", /\bhttps?:\/\/[^\s<>()"]+/gi],
];

/** The changed values that touch money, safety, addresses, privacy or people, the gravest first. */
export function delicateChanges({ fields }: ChangedWords): Review["delicate"] {
  const all = [...fields.values()];
  // Of a person who came or went the name is enough; the entry itself is named besides.
  const whole = new Set(
    all.flatMap(({ source: { file, entry, field }, before, after }) =>
      /^(?:name|title)$/.test(field) && (before === "" || after === "") ? [`${file}#${entry}`] : [],
    ),
  );
  const found = all.flatMap(({ source: { file, line, entry, field }, before, after }) => {
    const key = [entry, field].filter((one) => one !== "");
    const about = aboutOf(`${file}#${key.join(".")}`, before, after);
    const isDetail = whole.has(`${file}#${entry}`) && !/^(?:name|title)$/.test(field);
    if (!about || (about === "people" && isDetail)) return [];
    return [{ about, file, line, field: key.join(": "), before, after }];
  });
  return ordered(found);
}

/**
 * The changed lines of a body, old beside new, that touch anything delicate; no page need show them.
 * In a body that is about danger every line does.
 */
export function delicateLines(
  file: string,
  before: string,
  after: string,
  isAboutDanger = false,
): Review["delicate"] {
  const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));
  const found: Review["delicate"] = [];
  const tell = (line: number, was: string, is: string) => {
    if (was.trim() + is.trim() === "") return;
    const about = aboutOf(`${file}#`, was, is) ?? (isAboutDanger ? "safety" : undefined);
    if (about) found.push({ about, file, line, field: "", before: was, after: is });
  };
  let [line, gone]: [number, string[]] = [1, []];
  for (const { value, added, removed } of [...diffArrays(linesOf(before), linesOf(after)), end]) {
    if (!added) for (const was of gone) tell(line, was, "");
    // Only where as many lines came as went does each belong to another.
    const isPaired = added && value.length === gone.length;
    if (added && !isPaired) for (const was of gone) tell(line, was, "");
    if (added)
      value.forEach((is, index) => tell(line + index, isPaired ? (gone[index] ?? "") : "", is));
    gone = removed ? value : [];
    if (!removed) line += value.length;
  }
  return found;
}

const end = { value: [], added: false, removed: false };

/** All that is delicate in a review: its changed values, and what bodies and links show of it. */
export function allDelicate({ delicate: values, site }: Review): Review["delicate"] {
  const known = new Set(values.map(({ file, line }) => `${file} ${line}`));
  const shown = (site?.changes ?? []).flatMap((change): Delicate[] => {
    const { before = "", after = "", kind } = change;
    // Fields and bodies were looked at as they are written; where a link leads is seen on pages.
    const source = change.sources[0] ?? change.reasons[0];
    if (!source || kind !== "link") return [];
    if (change.sources.some(({ file, line }) => known.has(`${file} ${line}`))) return [];
    const about = aboutOf("", before, after);
    if (!about) return [];
    return [{ about, file: source.file, line: source.line, field: "", before, after }];
  });
  return ordered([...values, ...shown]);
}

function aboutOf(key: string, before: string, after: string) {
  const named = delicate.find(([, pattern]) => pattern.test(key));
  const differs = (pattern: RegExp) =>
    (before.match(pattern) ?? []).join() !== (after.match(pattern) ?? []).join();
  return (named ?? signs.find(([, pattern]) => differs(pattern)))?.[0];
}

// The first of each kind stand together, so that many of one kind bury none of another.
function ordered(found: Delicate[]) {
  const order = [...new Set(delicate.map(([about]) => about))];
  const turns = new Map<Delicate, number>();
  const seen = new Map<About, number>();
  for (const one of found) {
    const turn = seen.get(one.about) ?? 0;
    seen.set(one.about, turn + 1);
    turns.set(one, turn * order.length + order.indexOf(one.about));
  }
  return found.toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
}
