import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { bareNumber, isOfAnOffice, knownContacts } from "#scripts/check/words/known-contacts.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";
import { isCounting } from "#scripts/check/words/written-keys.ts";
import {
  sharedForm,
  isStop,
  isUnit,
  wordsOf,
  type Word,
} from "#scripts/check/words/written-words.ts";

// Where a fact is at home.
const homes = /^(?:stats value|helplines number|site (?:email|phone|forms\..*))$/;
// These tell of the day on which they were written.
const dated = /^(?:posts|news|events|timeline|testimonials|successStories)$/;

/** What is said of some words of a text. */
type Told = { words: Word[] } & Pick<Reported, "text" | "severity">;

export default {
  severity: "warning",
  about:
    "A fact that could be quoted is typed, and would stay when it changes; or what is typed differs from what is known. A number to call that nobody checked is an error.",
  check(site, report) {
    const contacts = knownContacts(site);
    const figures = figuresIn(site);
    for (const text of site.texts) {
      const { entry, field, value, language } = text;
      if (homes.test(`${entry.kind} ${field}`)) continue;
      const isDated = dated.test(entry.kind);
      // Of a dated text only contacts are told, and these have a digit or an @.
      const words = isDated && !/[\p{N}@＠]/u.test(value) ? [] : wordsOf(proseOf(text));
      const called = words.filter((word, at) => isCalled(words, at, value));
      const told = contacts ? words.flatMap((word) => contactIn(word, called, contacts)) : [];
      if (!isDated) {
        const hours = site.quoted[language].get("hours")?.text ?? "";
        told.push(...hoursIn(value, words, hours));
        told.push(...words.flatMap((_, at) => figureIn(words, at, figures)));
      }
      for (const { words: own, ...found } of told) {
        const [first, last] = [own[0]!, own.at(-1)!];
        report({ ...text.at(first.index, last.index + last.length - first.index), ...found });
      }
      const opened = wordsOf(openedBy(text));
      for (const word of contacts ? opened : [])
        for (const { words: _, ...found } of contactIn(word, opened, contacts!, true))
          report({ ...text.at(), ...found });
    }
  },
} satisfies Rule;

// What a link opens; an address in its words is told with them.
function openedBy({ role, value, field, target = "" }: SiteText) {
  const [, to = ""] = (role === "link" && /^(?:mailto|tel):([^?]*)/i.exec(target)) || [];
  return field === "" && value.includes(to) ? "" : to;
}

const calls = new Set(
  "call dial ring phone sms hotline helpline piga pigia line".split(" ").map(sharedForm),
);
const besideCalls = new Set(
  "line free number child police toll hotline helpline".split(" ").map(sharedForm),
);

// A number of few digits, or a code such as *144#.
const shortNumber = /^(?:\d{3,5}|[*#][\d*#]+#)$/;

// Readers are told to call a short number that counts nothing.
function isCalled(words: Word[], at: number, text: string) {
  const [word, next] = [words[at]!, words[at + 1]];
  if (!shortNumber.test(word.text)) return false;
  const isBeside = (one: Word) => isStop(one) || one.kind === "number" || besideCalls.has(one.form);
  if (next && next.clause === word.clause && !isBeside(next)) return false;
  const before = words.slice(Math.max(0, at - 8), at);
  const call = before.findLast((one) => calls.has(one.form) || !isBeside(one));
  return calls.has(call?.form ?? "") && !/[.!?]\s/.test(text.slice(call?.index, word.index));
}

function contactIn(
  word: Word,
  called: Word[],
  { mail, emails, hosts, phone, phones, lines }: NonNullable<ReturnType<typeof knownContacts>>,
  isOpened = false,
): Told[] {
  const { form, text, kind } = word;
  const write = (id: string) => {
    const inLink = id === "email" ? "mailto:{{email}}" : `{{${id}}} in the place of this link`;
    const written = isOpened ? inLink : `{{${id}}} for ${text}`;
    return [{ words: [word], text: `Write ${written}, so that it follows every change.` }];
  };
  if (form.includes("@")) {
    if (form === mail) return write("email");
    const isOurs = isOfAnOffice(form) && hosts.has(form.replace(/^.*@/, "")) && !emails.has(form);
    return isOurs
      ? [{ words: [word], text: `${text} is no mailbox of site.yaml. Write {{email}}.` }]
      : [];
  }
  if (kind !== "sign" && !called.includes(word)) return [];
  const number = bareNumber(form);
  if (number === phone) return write("phone");
  if (phones.has(number)) return [];
  if (lines.has(number)) return write(`helpline:${lines.get(number)}`);
  // Other long numbers are those of people.
  if ((kind === "sign" && !shortNumber.test(text)) || /^(?:19|20)\d\d$/.test(number)) return [];
  const advice = `Nobody has checked ${text}, which readers are told to call. Make sure of it and add it to contacts.yaml, or name a line of helplines.yaml.`;
  return [{ words: [word], text: advice, severity: "error" }];
}

type Figure = { id: string; value: Word[]; label: string[] };

function figuresIn({ entriesOf }: CheckedSite): Figure[] {
  const figures = entriesOf("stats").flatMap((entry) => {
    const [value, label] = ["value", "label"].map((field) =>
      wordsOf(String(valueOf(entry, field))),
    );
    const forms = (label ?? []).flatMap((word) => (isStop(word) ? [] : word.form));
    return value?.[0]?.kind === "number" && forms.length > 0
      ? [{ id: entry.id, value, label: forms }]
      : [];
  });
  // The longest label says most exactly what is counted.
  return figures.sort((one, other) => other.label.length - one.label.length);
}

// The label of a figure stands beside its number, and no unit but its own.
function figureIn(words: Word[], at: number, figures: Figure[]): Told[] {
  const word = words[at]!;
  if (word.kind !== "number" || /^(?:19|20)\d\d$/.test(word.form)) return [];
  const units = [words[at - 1], words[at + 1]].filter(
    (one) => one && (isUnit(one) || one.kind === "date"),
  );
  const said = words.filter((one) => one === word || !(isStop(one) || isUnit(one)));
  const own = said.indexOf(word);
  const figure = figures.find(({ value: [number, unit], label }) => {
    if (word.form !== number?.form || units.map((one) => one?.form).join() !== (unit?.form ?? ""))
      return false;
    const near = said.slice(Math.max(0, own - label.length - 1), own + label.length + 2);
    return label.every((form) => near.some((one) => one.form === form));
  });
  const advice = `This is the figure ${figure?.id} of stats.yaml. Write {{${figure?.id}}}, so that it follows when the figure changes.`;
  const after = units.length > 0 && units[0] === words[at + 1] ? words.slice(at, at + 2) : [word];
  return figure ? [{ words: after, text: advice }] : [];
}

const ofTheOffice =
  /\b(?:office|opening|working) hours\b|\boffice\b.*\b(?:open|close|shut)|\bofisi\b.*(?:fung|wazi)|\b(?:we are|tuko) (?:open|wazi)\b/iu;

// The hours of the office on ordinary days, from the first day or time to the last.
function hoursIn(value: string, words: Word[], hours: string): Told[] {
  const sentences = ofTheOffice.test(value) && hours ? sentencesOf(value) : [];
  return sentences.flatMap(({ index, text }) => {
    const own = words.filter((word) => word.index >= index && word.index < index + text.length);
    const said = own.filter((word) => isCounting(word) || isUnit(word));
    const isOrdinary = said.every(({ form }) => !/^m\d|^\d{4}/.test(form));
    if (!isOrdinary || said.filter(isCounting).length < 2 || !ofTheOffice.test(text)) return [];
    const advice = `The office hours of site.yaml are ${hours}. Write {{hours}} in the place of these.`;
    return [{ words: said, text: advice }];
  });
}
