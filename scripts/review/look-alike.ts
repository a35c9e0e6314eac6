import { domainToUnicode } from "node:url";
import { distance } from "fastest-levenshtein";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { foreignCharacters } from "#scripts/review/foreign-characters.ts";

type Words = { before: string; after: string; isValue?: boolean };

/** What a reviewer has to look at in changed words, if the site has these values. */
export function warningsAbout({ before, after, isValue }: Words, known: KnownValue[]) {
  const only = (found: (text: string) => string[], text: string, other: string) => {
    const others = new Set(found(other));
    return [...new Set(found(text))].filter((value) => !others.has(value));
  };
  const old = only(valuesIn, before, after).map(knownValue);
  // The digits of an amount are marked; those of a number alone look alike.
  const isAmount = before.replaceAll(/\d/g, "") === after.replaceAll(/\d/g, "");
  const isCompared = isValue && before && after && (!isAmount || /^[+\d ]+$/.test(after));
  const gone = new Map(only(wordsIn, before, after).map((word) => [alike(word), word]));
  const whole = isCompared && likeKnown(after, [knownValue(before)]);
  // A value that was compared as a whole is compared once, and so is a word with such a value.
  const values = whole ? [] : only(valuesIn, after, before);
  const alikes = values.map((value) => likeKnown(value, [...old, ...known]));
  const words = only(wordsIn, after, before).map((word) => {
    const like = gone.get(alike(word));
    const isNamed = whole || values.some((value, at) => alikes[at] && word.includes(value));
    const isOther = !isNamed && like && like.toLowerCase() !== word.toLowerCase();
    return isOther && likeSentence(like, word);
  });
  const alerts = [whole, ...alikes, ...words, foreignCharacters(after)];
  const alert = [...new Set(alerts)].filter(Boolean).join(" ");
  return { addresses: only(addressesIn, after, before), alert };
}

const wordsIn = (text: string) => text.split(/\s+/);

const address = /\b(?:https?:\/\/|mailto:|tel:)[^\s"'<>)\]]+/gi;

// The addresses in a text, whole and as browsers read them.
function addressesIn(text: string) {
  const written = text.match(address) ?? [];
  return written.flatMap((address) => (URL.canParse(address) ? [new URL(address).href] : []));
}

// E-mail addresses, hosts, and numbers of five digits or more.
const copied =
  /(?<![\p{L}\p{N}._%+-])(?:[\p{L}\p{N}._%+-]+@)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\d+])\+?\d(?:[ -]?\d){4,}/gu;
const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** The values in these texts that others may imitate. */
export function knownValuesIn(texts: string[]): KnownValue[] {
  return [...new Set(texts.flatMap(valuesIn))].map(knownValue);
}

// The values in a text that people copy or follow.
function valuesIn(text: string) {
  return (text.match(copied) ?? []).filter((value) => !isDate(value));
}

/** A value that others may imitate, with what they are compared by: without www., and as it looks. */
export type KnownValue = ReturnType<typeof knownValue>;

function knownValue(value: string) {
  const bare = domainToUnicode(value.replace(/^www\./i, "")) || value;
  return { value, bare: bare.toLowerCase(), alike: alike(bare) };
}

// Characters that look the same become equal.
function alike(text: string) {
  return withPlainDigits(text)
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[1iIl|]/g, "l")
    .toLowerCase()
    .replaceAll("0", "o");
}

// A sentence about the known value that this one could be taken for; undefined if there is none.
function likeKnown(value: string, known: KnownValue[]): string | undefined {
  const now = knownValue(value);
  if (known.some(({ bare }) => bare === now.bare)) return undefined;
  const like = known.find((old) => old.alike === now.alike || isNear(old.bare, now.bare));
  if (like) return likeSentence(like.value, value);
  const begun = known.find(({ bare }) => isHost.test(bare) && isPartOf(now.bare, bare));
  return begun && `${value} begins like ${begun.value}, but is a different site.`;
}

const isHost = /\.\p{L}{2,}$/u;

// True if one letter differs, or two are exchanged.
function isNear(old: string, now: string) {
  if (Math.abs(old.length - now.length) > 1) return false;
  const steps = distance(old, now);
  const letters = (text: string) => [...text].sort().join();
  return steps === 1 || (steps === 2 && letters(old) === letters(now));
}

// True if a value has a host in it, and more behind that.
function isPartOf(value: string, host: string) {
  const at = value.indexOf(host);
  const next = value.charAt(at + host.length);
  return at >= 0 && /^[.@-]?$/.test(value.charAt(at - 1)) && /[.@-]/.test(next);
}

// Characters that look the same on a phone.
const spoken: Record<string, string> = {
  I: "capital i",
  l: "small L",
  1: "one",
  O: "capital o",
  0: "zero",
};

function likeSentence(old: string, now: string) {
  let [start, end] = [0, 0];
  const least = Math.min(old.length, now.length);
  while (start < least && old[start] === now[start]) start += 1;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const parts = [old, now].map((text) => text.slice(start, text.length - end));
  const [from, to] = parts.map((part) =>
    spoken[part] ? `${part} (${spoken[part]})` : part || "nothing",
  );
  const longest = Math.max(...parts.map((part) => [...part].length));
  const noun = /^\d*$/.test(parts.join("")) ? "digit" : "letter";
  const what = longest === 1 ? `one ${noun} differs` : `some ${noun}s differ`;
  return `${now} is not ${old}: only ${what}: ${from} → ${to}.`;
}
