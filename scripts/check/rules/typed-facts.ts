import { valueOf } from "#app/content/entries.ts";
import { quotedName } from "#app/model/fields/quoted-names.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { isCountOf, shownLists } from "#scripts/check/shown-lists.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { factsIn, factsOf, isSameFact } from "#scripts/check/words/facts/facts-in.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";
import { bareNumber, isOfAnOffice, knownContacts } from "#scripts/check/words/known-contacts.ts";
import { officeFacts, saysOfficeHours } from "#scripts/check/words/opening-hours.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

// Where a fact is at home.
const homes = /^(?:stats value|helplines number|site (?:email|phone|forms\..*))$/;
// These tell of the day on which they were written.
const dated = new Set(["posts", "news", "events", "timeline", "testimonials", "successStories"]);
// The label of a figure stands within so many characters of its number, in the same sentence.
const near = 32;

export default {
  severity: "warning",
  about:
    "A fact that could be quoted is typed, and would stay when it changes; or what is typed differs from what is known. A number to call that nobody checked is an error.",
  check(site, report) {
    const contacts = knownContacts(site);
    const figures = figuresIn(site);
    for (const text of site.texts) {
      if (homes.test(`${text.entry.kind} ${text.field}`)) continue;
      const prose = proseOf(text).replace(quotedName, (braces) => " ".repeat(braces.length));
      const facts = factsOf(text);
      if (contacts) tellContacts(text, facts, contacts, report);
      for (const fact of facts) tellFigure(text, prose, fact, figures, report);
      if (!dated.has(text.entry.kind)) tellHours(text, prose, facts, site, report);
    }
    tellCounts(site, report);
  },
} satisfies Rule;

type Contacts = NonNullable<ReturnType<typeof knownContacts>>;

function tellContacts(text: SiteText, facts: Fact[], known: Contacts, report: Report) {
  const { role, value, field } = text;
  const [, scheme, to = ""] = /^(mailto|tel):([^?]*)/i.exec(text.target ?? "") ?? [];
  // An address in the words of a link is told with them.
  const isHidden = role === "link" && scheme && (field !== "" || !value.includes(to));
  const hidden = isHidden ? factsIn(`call ${to}`, "en") : [];
  const all = [...hidden.map((fact) => ({ ...fact, index: 0, length: value.length })), ...facts];
  for (const fact of all) {
    const said = adviceOn(fact, known);
    if (said) report({ ...text.at(fact.index, fact.length), ...said });
  }
}

function adviceOn({ kind, key, isCalled }: Fact, known: Contacts) {
  const asked = (name: string) => {
    return { text: `Write {{${name}}} for ${key}, so that it follows every change.` };
  };
  if (kind === "mail" && key === known.mail) return asked("email");
  if (kind === "mail" && isOfAnOffice(key) && !known.emails.has(key))
    return known.hosts.has(key.replace(/^.*@/, ""))
      ? { text: `${key} is no mailbox of site.yaml. Write {{email}}.` }
      : undefined;
  if (kind !== "phone") return undefined;
  const number = bareNumber(key);
  if (number === known.phone) return asked("phone");
  // 999 never changes.
  if (known.phones.has(number)) return undefined;
  const id = known.lines.get(number);
  if (id) return asked(`helpline:${id}`);
  if (!isCalled || /^(?:19|20)\d\d$/.test(key)) return undefined;
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

function tellFigure(text: SiteText, prose: string, fact: Fact, figures: Figure[], report: Report) {
  const { kind, key, index, length } = fact;
  if ((kind !== "number" && kind !== "percent") || /^(?:19|20)\d\d$/.test(key)) return;
  const same = figures.filter((figure) => figure.key === key && figure.kind === kind);
  if (same.length === 0) return;
  const left =
    prose
      .slice(Math.max(0, index - near), index)
      .split(/[.?!]\s/)
      .at(-1) ?? "";
  const [right = ""] = prose.slice(index + length, index + length + near).split(/[.?!]\s/);
  const stems = stemsOf(`${left} ${right}`);
  const figure = same.find(({ label }) => label.every((stem) => stems.includes(stem)));
  if (!figure) return;
  const advice = `This is the figure ${figure.id} of stats.yaml. Write {{${figure.id}}}, so that it follows when the figure changes.`;
  report({ ...text.at(index, length), text: advice });
}

function tellHours(
  text: SiteText,
  prose: string,
  facts: Fact[],
  site: CheckedSite,
  report: Report,
) {
  const known = officeFacts(site);
  if (!known || !facts.some(({ kind }) => kind === "time" || kind === "days")) return;
  for (const { index, text: sentence } of sentencesOf(prose)) {
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
  for (const list of shownLists(site)) {
    for (const text of list.beside) {
      const fact = factsOf(text).find((one) => isCountOf(list, one, text, true));
      if (!fact) continue;
      const name = list.quotedAs && `{{count:${list.quotedAs}}}`;
      const place = text.at(fact.index, fact.length);
      if (fact.key !== String(list.size))
        report({
          ...place,
          text: `There are ${list.size} in this list. ${name ? `Write ${name}.` : "Correct the number."}`,
        });
      else if (name)
        report({ ...place, text: `Write ${name}, so that it follows when the list changes.` });
    }
  }
}
