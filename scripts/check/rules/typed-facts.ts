import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { isCountOf, countedLists } from "#scripts/check/counted-lists.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { factsIn, factsOf, isSameFact, typedWords } from "#scripts/check/words/facts/facts-in.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";
import { bareNumber, isOfAnOffice, knownContacts } from "#scripts/check/words/known-contacts.ts";
import { officeFacts, saysOfficeHours } from "#scripts/check/words/opening-hours.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

// So near in the same sentence.
const near = 32;
// Where a fact is at home.
const homes = /^(?:stats value|helplines number|site (?:email|phone|forms\..*))$/;
// These tell of the day on which they were written.
const dated = new Set(["posts", "news", "events", "timeline", "testimonials", "successStories"]);

export default {
  severity: "warning",
  about:
    "A fact that could be quoted is typed, and would stay when it changes; or what is typed differs from what is known. A number to call that nobody checked is an error.",
  check(site, report) {
    const contacts = knownContacts(site);
    const figures = figuresIn(site);
    for (const text of site.texts) {
      if (homes.test(`${text.entry.kind} ${text.field}`)) continue;
      for (const fact of [...hiddenIn(text), ...factsOf(text)]) {
        const said = contacts && contactAdvice(fact, contacts);
        const id = figures.find((figure) => isFigure(fact, figure, text))?.id;
        const advice = `This is the figure ${id} of stats.yaml. Write {{${id}}}, so that it follows when the figure changes.`;
        for (const one of [said, id && { text: advice }])
          if (one) report({ ...text.at(fact.index, fact.length), ...one });
      }
      if (!dated.has(text.entry.kind)) tellHours(text, site, report);
    }
    tellCounts(site, report);
  },
} satisfies Rule;

// What a link opens; an address in its words is told with them.
function hiddenIn({ role, value, field, target = "" }: SiteText): (Fact & { isHidden?: true })[] {
  const [, to] = (role === "link" && /^(?:mailto|tel):([^?]*)/i.exec(target)) || [];
  if (to === undefined || (field === "" && value.includes(to))) return [];
  const place = { index: 0, length: value.length, isHidden: true } as const;
  return factsIn(`call ${to}`, "en").map((fact) => ({ ...fact, ...place }));
}

function contactAdvice(
  { kind, key, isCalled, isHidden }: Fact & { isHidden?: true },
  { mail, emails, hosts, phone, phones, lines }: NonNullable<ReturnType<typeof knownContacts>>,
) {
  const number = bareNumber(key);
  const isOurs = kind === "mail" && isOfAnOffice(key) && hosts.has(key.replace(/^.*@/, ""));
  const id =
    (kind === "mail" && key === mail && "email") ||
    (kind === "phone" && number === phone && "phone") ||
    // 999 never changes.
    (kind === "phone" &&
      !phones.has(number) &&
      lines.has(number) &&
      `helpline:${lines.get(number)}`);
  const inLink = kind === "mail" ? "mailto:{{email}}" : `{{${id}}} in the place of this link`;
  const written = isHidden ? inLink : `{{${id}}} for ${key}`;
  if (id) return { text: `Write ${written}, so that it follows every change.` };
  if (isOurs && !emails.has(key))
    return { text: `${key} is no mailbox of site.yaml. Write {{email}}.` };
  if (!isCalled || phones.has(number) || /^(?:19|20)\d\d$/.test(key)) return undefined;
  const advice = `Nobody has checked ${key}, which readers are told to call. Make sure of it and add it to contacts.yaml, or name a line of helplines.yaml.`;
  return { text: advice, severity: "error" as const };
}

type Figure = Pick<Fact, "kind" | "key"> & { id: string; label: string[] };

function figuresIn({ entriesOf }: CheckedSite): Figure[] {
  const figures = entriesOf("stats").flatMap((entry) => {
    const [fact] = factsIn(String(valueOf(entry, "value")).replace("+", ""), "en");
    const label = stemsOf(String(valueOf(entry, "label"))).filter((stem) => stem.length > 3);
    return fact && label.length > 0
      ? [{ id: entry.id, kind: fact.kind, key: fact.key, label }]
      : [];
  });
  // The longest label says most exactly what is counted.
  return figures.sort((one, other) => other.label.length - one.label.length);
}

// The label of a figure stands beside its number.
function isFigure({ kind, key, index, length }: Fact, figure: Figure, text: SiteText) {
  if (kind !== figure.kind || key !== figure.key || /^(?:19|20)\d\d$/.test(key)) return false;
  const words = typedWords(text);
  const left = words.slice(Math.max(0, index - near), index).split(/[.?!]\s/);
  const right = words.slice(index + length, index + length + near).split(/[.?!]\s/);
  const stems = stemsOf(`${left.at(-1)} ${right[0]}`);
  return figure.label.every((stem) => stems.includes(stem));
}

function tellHours(text: SiteText, site: CheckedSite, report: Report) {
  const facts = factsOf(text);
  const known = officeFacts(site);
  if (!known || !facts.some(({ kind }) => kind === "time" || kind === "days")) return;
  for (const { index, text: sentence } of sentencesOf(typedWords(text))) {
    const own = facts.filter((fact) => fact.index >= index && fact.index < index + sentence.length);
    const said = own.filter(({ kind }) => kind === "time" || kind === "days");
    const [first, last] = [said[0], said.at(-1)];
    // A day of its own has its own hours.
    if (!first || !last || own.some(({ kind }) => kind === "date")) continue;
    if (!saysOfficeHours(sentence, text, site)) continue;
    const isKnown = (fact: Fact) => known.some((one) => isSameFact(one, fact));
    const place = text.at(first.index, last.index + last.length - first.index);
    const hours = site.quoted[text.language].get("hours")?.text ?? "";
    if (!said.every(isKnown))
      report({
        ...place,
        text: `The office hours of site.yaml are ${hours}. Write {{hours}}, or correct one of the two.`,
      });
    else if (said.length > 2)
      report({ ...place, text: "Write {{hours}} for these, so that they follow every change." });
  }
}

function tellCounts(site: CheckedSite, report: Report) {
  for (const list of countedLists(site)) {
    for (const text of list.beside) {
      const fact = factsOf(text).find((one) => isCountOf(list, one, text, true));
      if (!fact) continue;
      const name = list.quotedAs && `{{count:${list.quotedAs}}}`;
      const wrong = `There are ${list.size} in this list. ${name ? `Write ${name}.` : "Correct the number."}`;
      const typed = name && `Write ${name}, so that it follows when the list changes.`;
      const advice = fact.key === String(list.size) ? typed : wrong;
      if (advice) report({ ...text.at(fact.index, fact.length), text: advice });
    }
  }
}
