import { domainToUnicode } from "node:url";
import { diffChars } from "diff";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { foreignCharacters } from "#scripts/review/foreign-characters.ts";

type Words = { before: string; after: string; isValue?: boolean };

/** What a reviewer has to look at in changed words, if the site has these values. */
export function warningsAbout({ before, after, isValue }: Words, known: KnownValue[]) {
  // The digits of an amount are marked; those of a number alone look alike.
  const isAmount = before.replaceAll(/\d/g, "") === after.replaceAll(/\d/g, "");
  const isCompared = isValue && before && after && (!isAmount || /^[+\d ]+$/.test(after));
  const whole = isCompared && likeKnown(after, [knownValue(before)]);
  const old = onlyIn(before, after, valuesIn).map(knownValue);
  const gone = new Map(onlyIn(before, after, wordsIn).map((word) => [alike(word), word]));
  const alerts = [
    ...onlyIn(after, before, valuesIn).map((value) => likeKnown(value, [...old, ...known])),
    ...onlyIn(after, before, wordsIn).map((word) => {
      const like = gone.get(alike(word));
      return like && like.toLowerCase() !== word.toLowerCase() && likeSentence(like, word);
    }),
  ];
  // What was compared as a whole is compared once.
  const found = [...(whole ? [whole] : alerts), foreignCharacters(after)];
  const alert = [...new Set(found)].filter(Boolean).join(" ");
  return { addresses: onlyIn(after, before, addressesIn), alert };
}

function onlyIn(text: string, other: string, partsOf: (text: string) => string[]) {
  const others = new Set(partsOf(other));
  return [...new Set(partsOf(text))].filter((part) => !others.has(part));
}

// The addresses in a text, whole and as browsers read them.
function addressesIn(text: string) {
  const written = text.match(/\b(?:https?:\/\/|mailto:|tel:)[^\s"'<>)\]]+/gi) ?? [];
  return written.flatMap((address) => (URL.canParse(address) ? [new URL(address).href] : []));
}

// E-mail addresses, hosts, and numbers of five digits or more.
const copied =
  /(?<![\p{L}\p{N}._%+-])(?:[\p{L}\p{N}._%+-]+@)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\d+])\+?\d(?:[ -]?\d){4,}/gu;
const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

// The values in a text that people copy or follow.
function valuesIn(text: string): string[] {
  return (text.match(copied) ?? []).filter((value) => !isDate(value));
}

// The other words of a text.
function wordsIn(text: string) {
  return text.split(/\s+/).filter((word) => valuesIn(word).length === 0);
}

/** The values in these texts that others may imitate. */
export function knownValuesIn(texts: string[]): KnownValue[] {
  return [...new Set(texts.flatMap(valuesIn))].map(knownValue);
}

/** A value that others may imitate, with what they are compared by: without www., and as it looks. */
export type KnownValue = ReturnType<typeof knownValue>;

function knownValue(value: string) {
  // Invisible characters are named by themselves.
  const written = value.replaceAll(/\p{Cf}/gu, "");
  // A number would be read as an address of four bytes.
  const isHost = /\.\p{L}/u.test(written);
  const bare = (isHost && domainToUnicode(written.replace(/^www\./i, ""))) || written;
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
  const begun = known.find(({ bare }) => /\.\p{L}{2,}$/u.test(bare) && hasHost(now.bare, bare));
  return begun && `${value} begins like ${begun.value}, but is a different site.`;
}

// True if one letter differs or is in another place.
function isNear(old: string, now: string) {
  if (Math.abs(old.length - now.length) > 1) return false;
  return diffChars(old, now, { maxEditLength: 2 }) !== undefined;
}

// True if a value has a host in it, and more behind that.
function hasHost(value: string, host: string) {
  const at = value.indexOf(host);
  const next = value.charAt(at + host.length);
  return at >= 0 && /^[.@-]?$/.test(value.charAt(at - 1)) && /[.@-]/.test(next);
}

// Characters that look the same on a phone.
const spoken: Partial<Record<string, string>> = {
  I: "I (capital i)",
  l: "l (small L)",
  1: "1 (one)",
  O: "O (capital o)",
  0: "0 (zero)",
};

function likeSentence(old: string, now: string) {
  const parts = diffChars(old, now).filter(({ added, removed }) => added || removed);
  const [from, to] = [false, true].map((isNew) => {
    const texts = parts.flatMap(({ added, value }) => (added === isNew ? value : []));
    return texts.map((text) => spoken[text] ?? text).join("…") || "nothing";
  });
  const noun = parts.every(({ value }) => /^\d+$/.test(value)) ? "digit" : "letter";
  const isOne = parts.length <= 2 && parts.every(({ count }) => count === 1);
  const what = isOne ? `one ${noun} differs` : `some ${noun}s differ`;
  const how = from === to ? `two ${noun}s are exchanged` : `only ${what}: ${from} → ${to}`;
  return `${now} is not ${old}: ${how}.`;
}
