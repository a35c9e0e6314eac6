import { fieldNames } from "#app/library/schema-walk.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";
import { agesIn } from "#app/library/words/people/full-names-and-ages.ts";
import { childSign, type ChildSign } from "#app/library/words/people/child-signs.ts";
import { leadsIn, type Lead } from "#app/library/words/people/leads.ts";
import { capital, capitalRows, isPlace, opening } from "#app/library/words/people/names-in-text.ts";
import { namesOfPossibleChildren } from "#app/library/words/people/names-of-children.ts";
import { sentencesOf } from "#app/library/words/people/sentences.ts";

type Told = { passage: Passage; index: number; text: string };
type Child = { sign: ChildSign; name?: string; leads: Lead[] };

// So many sentences before and after the one that tells of a child may tell of her as well.
const reach = 3;
const aboutSomebody = /\b(?:she|he|her|his|him|hers)\b/i;
const mayTellOfChild =
  /\d|\b(?:Form|Grade|Class|Standard|School|Academy|Primary|Secondary|High|Girls|Boys|[Aa]ged?|years?|school|[Gg]irl|[Bb]oy|[Pp]upil|[Ll]earner|[Ss]tudent|[Ss]choolgirl|[Ss]choolboy|teenager|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen))\b/u;
const changed =
  /\bnames? (?:(?:has|have) been |is |was )?changed\b|\bnot (?:her|his|their) real name/i;
const initial = /(?<![\p{L}\p{N}])\p{Lu}\.(?=[ ,]|$)/u;

/**
 * Refuses a child who could be found by what stands together: her age or class with her school, her
 * village or the name of a relative, and with her own name the town that she is from as well.
 */
export function findableChildren(passages: Passage[]): Problem[] {
  const byEntry = new Map<Entry, Passage[]>();
  for (const passage of passages) {
    const { kind, entry, language } = passage;
    // The people of the team are adults and may be found.
    if (kind === "link" || language || entry.collection === "team") continue;
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), passage]);
  }
  return [...byEntry].flatMap(([entry, own]) => {
    if (hasConsent(entry) || !own.some(({ words }) => mayTellOfChild.test(words))) return [];
    return childrenIn(own);
  });
}

/** True where one sentence tells of a child by whom she can be found. */
export function tellsOfChild(sentence: string) {
  return childIn([sentence], sentence) !== undefined;
}

function hasConsent({ value }: Entry) {
  return (value as { consent?: unknown } | null)?.consent !== undefined;
}

function childrenIn(passages: Passage[]): Problem[] {
  const told: Told[] = passages.flatMap((passage) =>
    sentencesOf(passage.words).map((sentence) => ({ passage, ...sentence })),
  );
  const problems: Problem[] = [];
  for (let at = 0; at < told.length; at += 1) {
    const sentence = told[at];
    if (!sentence || !mayTellOfChild.test(sentence.text)) continue;
    const { texts, end } = linkedAround(told, at);
    const child = childIn(texts, sentence.text);
    if (!child) continue;
    problems.push(problemWith(child, sentence));
    at = end;
  }
  return problems;
}

// A sentence goes on about the same person where it says "she" or repeats her name.
function linkedAround(told: Told[], at: number) {
  const texts = told.map(({ text }) => text);
  let [start, end] = [at, at];
  while (at - start < reach && isLinked(texts[start - 1], texts[start])) start -= 1;
  while (end - at < reach && isLinked(texts[end], texts[end + 1])) end += 1;
  return { texts: texts.slice(start, end + 1), end };
}

function isLinked(one: string | undefined, next: string | undefined) {
  if (one === undefined || next === undefined) return false;
  if (aboutSomebody.test(next)) return true;
  const names = capitalWords(one);
  return capitalWords(next).some((name) => names.includes(name));
}

function capitalWords(text: string) {
  const words = capitalRows(text).flatMap((row) => row.split(" "));
  return words.filter((word) => !isPlace(word) && !opening.test(word));
}

function childIn(run: string[], sentence: string): Child | undefined {
  // A full name right beside an age is refused by a rule of its own.
  if (agesIn(sentence).length > 0) return undefined;
  const sign = childSign(sentence);
  if (!sign) return undefined;
  const text = run.join(" ");
  const isChanged = changed.test(text);
  const own = isChanged
    ? undefined
    : (namesOfPossibleChildren(sentence)[0] ?? run.flatMap(namesOfPossibleChildren)[0]);
  const isSomebody =
    own ?? (aboutSomebody.test(text) || initial.test(sentence) || hasChild(sentence));
  if (!isSomebody) return undefined;
  const isNear = sign.kind === "noun" && !bindsNoun(sentence, own);
  const leads = distinct((isNear ? [sentence] : run).flatMap(leadsIn));
  const firm = leads.filter(({ kind }) => kind !== "place");
  // Going to school somewhere is no second lead beside the school itself.
  const enough = isChanged ? 2 : 1;
  const isFound = own && !isNear ? leads.length >= 1 : firm.length >= enough;
  if (!isFound || (sign.kind === "attends" && !leads.some(({ kind }) => kind === "school")))
    return undefined;
  return { sign, name: isNear ? undefined : own, leads };
}

// "A girl" beside a name need not be the one who is named.
function bindsNoun(sentence: string, name: string | undefined) {
  if (!name) return false;
  const near = new RegExp(
    `${name}(?: ${capital})?(?: is| was|,)(?: now)? (?:a|an|the|our|one)\\b|(?:girl|boy|pupil|student|learner|schoolgirl|schoolboy|teenager)(?:,| called| named| is)* ${name}`,
    "u",
  );
  return near.test(sentence);
}

function hasChild(sentence: string) {
  return /\b(?:girl|boy|pupil|student|learner|child|daughter|son|schoolgirl|schoolboy)\b/i.test(
    sentence,
  );
}

function distinct(leads: Lead[]) {
  const first = new Map<Lead["kind"], Lead>();
  for (const lead of leads) if (!first.has(lead.kind)) first.set(lead.kind, lead);
  return [...first.values()];
}

const called: Record<Lead["kind"], string> = {
  school: "a school",
  village: "a village",
  place: "a place",
  relative: "the name of a relative",
};
const signs: Record<ChildSign["kind"], string> = {
  age: "an age",
  class: "a class",
  noun: "a child",
  attends: "going to school",
};

function problemWith({ sign, name, leads }: Child, { passage, index, text }: Told): Problem {
  const parts = [
    ...(name ? [`a name ("${name}")`] : []),
    `${signs[sign.kind]} ("${sign.written}")`,
    ...leads.map(({ kind, written }) => `${called[kind]} ("${written}")`),
  ];
  const written = name && text.includes(name) ? name : sign.written;
  const place = { index: index + Math.max(text.indexOf(written), 0), length: written.length };
  const out = leads.map(({ kind }) => called[kind]).join(" and ");
  const mayAgree = fieldNames(passage.entry.schema).includes("consent");
  return findingAt(passage, place, {
    says: `A child can be found here, by what stands together: ${parts.join(", ")}.`,
    fix: `Leave out ${out}, or change the name and write “name changed”.${mayAgree ? agreed : ""}`,
  });
}

const agreed =
  " If she and a parent have agreed to it, say so in the fields: consent: { who: Her mother and she herself, when: 2026-03-14 }";
