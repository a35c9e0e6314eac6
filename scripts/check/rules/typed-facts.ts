import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { countsIn, listCounts } from "#scripts/check/list-counts.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { bareNumber, isOfAnOffice, knownContacts } from "#scripts/check/words/known-contacts.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";
import { isCounting } from "#scripts/check/words/written-keys.ts";
import { formOf, isStop, isUnit, wordsOf, type Word } from "#scripts/check/words/written-words.ts";

// Where a fact is at home.
const homes = /^(?:stats value|helplines number|site (?:email|phone|forms\..*))$/;
// These tell of the day on which they were written.
const dated = /^(?:posts|news|events|timeline|testimonials|successStories)$/;

type Told = Pick<Reported, "text" | "severity">;

export default {
  severity: "warning",
  about:
    "A fact that could be quoted is typed, and would stay when it changes; or what is typed differs from what is known. A number to call that nobody checked is an error.",
  check(site, report) {
    const contacts = knownContacts(site);
    const figures = figuresIn(site);
    const lists = listCounts(site);
    const { en, sw } = site.quoted;
    for (const text of site.texts) {
      if (homes.test(`${text.entry.kind} ${text.field}`)) continue;
      const tell = ({ index, length }: Pick<Word, "index" | "length">, told?: Told) =>
        told && report({ ...text.at(index, length), ...told });
      const words = wordsOf(proseOf(text));
      const opened = openedBy(text);
      if (contacts) {
        for (const [at, word] of words.entries())
          tell(word, contactAdvice(word, isCalled(words, at, text.value), contacts));
        for (const word of wordsOf(opened))
          tell({ index: 0, length: text.value.length }, contactAdvice(word, true, contacts));
      }
      for (const [at, word] of words.entries()) {
        const id = figures.find((figure) => isFigure(words, at, figure))?.id;
        tell(
          word,
          id
            ? {
                text: `This is the figure ${id} of stats.yaml. Write {{${id}}}, so that it follows when the figure changes.`,
              }
            : undefined,
        );
      }
      if (dated.test(text.entry.kind)) continue;
      const hours = (text.language === "sw" ? sw : en).get("hours")?.text;
      for (const place of hours ? typedHours(text, words) : [])
        tell(place, {
          text: `The office hours of site.yaml are ${hours}. Write {{hours}} in the place of these.`,
        });
      for (const list of lists.filter(({ isAbove }) => isAbove(text))) {
        const [word] = countsIn(text, list);
        if (word) tell(word, countAdvice(word, list));
      }
    }
  },
} satisfies Rule;

// What a link opens; an address in its words is told with them.
function openedBy({ role, value, field, target = "" }: SiteText) {
  const [, to = ""] = (role === "link" && /^(?:mailto|tel):([^?]*)/i.exec(target)) || [];
  return field === "" && value.includes(to) ? "" : to;
}

const calls = new Set(
  "call dial ring phone sms hotline helpline piga pigia line".split(" ").map(formOf),
);
const beside = new Set(
  "line free number child police toll hotline helpline".split(" ").map(formOf),
);

// Readers are told to call a short number that counts nothing.
function isCalled(words: Word[], at: number, text: string) {
  const [word, next] = [words[at]!, words[at + 1]];
  if (!/^\d{3,5}$/.test(word.text)) return false;
  const isCounted =
    next &&
    next.clause === word.clause &&
    !isStop(next) &&
    next.kind === "word" &&
    !beside.has(next.form);
  const before = words.slice(Math.max(0, at - 8), at).reverse();
  const call = before.find(
    (one) => calls.has(one.form) || !(isStop(one) || one.kind === "number" || beside.has(one.form)),
  );
  return (
    !isCounted &&
    call !== undefined &&
    calls.has(call.form) &&
    !/[.!?]\s/.test(text.slice(call.index, word.index))
  );
}

function contactAdvice(
  { kind, form, text }: Word,
  isToCall: boolean,
  { mail, emails, hosts, phone, phones, lines }: NonNullable<ReturnType<typeof knownContacts>>,
): Told | undefined {
  if (kind === "sign" && form.includes("@")) {
    if (form === mail)
      return { text: `Write {{email}} for ${text}, so that it follows every change.` };
    const isOurs = isOfAnOffice(form) && hosts.has(form.replace(/^.*@/, ""));
    return isOurs && !emails.has(form)
      ? { text: `${text} is no mailbox of site.yaml. Write {{email}}.` }
      : undefined;
  }
  if (kind !== "sign" && !isToCall) return undefined;
  const number = bareNumber(form);
  const id =
    number === phone
      ? "phone"
      : !phones.has(number) && lines.has(number)
        ? `helpline:${lines.get(number)}`
        : undefined;
  if (id) return { text: `Write {{${id}}} for ${text}, so that it follows every change.` };
  if (kind === "sign" || phones.has(number) || /^(?:19|20)\d\d$/.test(number)) return undefined;
  const advice = `Nobody has checked ${text}, which readers are told to call. Make sure of it and add it to contacts.yaml, or name a line of helplines.yaml.`;
  return { text: advice, severity: "error" };
}

type Figure = { id: string; value: Word[]; label: string[] };

function figuresIn({ entriesOf }: CheckedSite): Figure[] {
  const figures = entriesOf("stats").flatMap((entry) => {
    const value = wordsOf(String(valueOf(entry, "value")));
    const label = wordsOf(String(valueOf(entry, "label")))
      .filter((word) => !isStop(word))
      .map(({ form }) => form);
    return value[0]?.kind === "number" && label.length > 0 ? [{ id: entry.id, value, label }] : [];
  });
  // The longest label says most exactly what is counted.
  return figures.sort((one, other) => other.label.length - one.label.length);
}

// The label of a figure stands beside its number, and no other unit.
function isFigure(words: Word[], at: number, { value: [number, unit], label }: Figure) {
  const word = words[at]!;
  if (word.form !== number?.form || /^(?:19|20)\d\d$/.test(word.form)) return false;
  const units = [words[at - 1], words[at + 1]].filter(
    (one) => one && (isUnit(one) || one.kind === "date"),
  );
  if (units.some((one) => one?.form !== unit?.form) || (unit && units.length === 0)) return false;
  const said = words.filter((one) => one === word || !(isStop(one) || isUnit(one)));
  const own = said.indexOf(word);
  const near = said
    .slice(Math.max(0, own - label.length - 1), own + label.length + 2)
    .map(({ form }) => form);
  return label.every((form) => near.includes(form));
}

const ofTheOffice =
  /\b(?:office|opening|working) hours\b|\boffice\b[^.]*\b(?:open|close|shut)|\bofisi\b[^.]*(?:fung|wazi)|\b(?:we are|tuko) (?:open|wazi)\b/iu;
const onOtherDays =
  /\b(?:holiday|christmas|easter|ramadan|idd|until|this week|today|tomorrow|used to|was|were|closed|sikukuu|likizo|leo|kesho|ilikuwa)\b/iu;

// The hours of the office on ordinary days, from the first day or time to the last.
function typedHours({ value }: SiteText, words: Word[]) {
  if (!ofTheOffice.test(value)) return [];
  return sentencesOf(value).flatMap(({ index, text }) => {
    const own = words.filter((word) => word.index >= index && word.index < index + text.length);
    const [first, ...rest] = own.filter((word) => isCounting(word) || /^[ap]m$/.test(word.text));
    const last = rest.at(-1);
    const isOther =
      !ofTheOffice.test(text) ||
      onOtherDays.test(text) ||
      own.some(({ form }) => /^m\d/.test(form));
    return !first || !last || isOther
      ? []
      : [{ index: first.index, length: last.index + last.length - first.index }];
  });
}

function countAdvice(
  { form }: Word,
  { size, quotedAs }: { size: number; quotedAs?: string },
): Told | undefined {
  const name = quotedAs && `{{count:${quotedAs}}}`;
  if (form !== String(size))
    return {
      text: `There are ${size} in this list. ${name ? `Write ${name}.` : "Correct the number."}`,
    };
  return name ? { text: `Write ${name}, so that it follows when the list changes.` } : undefined;
}
