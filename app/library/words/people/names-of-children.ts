import { relativesIn } from "#app/library/words/people/leads.ts";
import {
  capital,
  capitalRows,
  isListed,
  isPlace,
  mayBeName,
} from "#app/library/words/people/names-in-text.ts";

const title =
  "(?:Mr|Mrs|Ms|Dr|Prof|Rev|Hon)\\.?|Madam|Mama|Baba|Mzee|Mwalimu|[Tt]eacher|[Hh]ead [Tt]eacher|Chief|Sister|Pastor|Father|Bishop|Imam|Sheikh|[Nn]urse|Officer|Director|Principal|Coach|[Mm]entor|[Vv]olunteer|Governor|Senator|President|Councillor";
const work =
  "teacher|head teacher|deputy|principal|mentor|director|nurse|officer|chairlady|chairwoman|chairperson|leader|volunteer|trainer|elder|chief|doctor|lawyer|trader|farmer|tailor|mother of|father of|shopkeeper|treasurer|worker|driver|cook|guard|founder|coach|counsellor|counselor|librarian|engineer|accountant|pastor|midwife|official|manager|coordinator|secretary|graduate|journalist|warden|matron";
const adult = new RegExp(
  `\\b(?:${title}) (?<titled>${capital}(?: ${capital}){0,6})|(?<working>${capital}(?: (?:${capital}|\\p{Lu}\\.)){0,6})(?:,| is| was|, who is|, who was| \\() ?(?:now |also )?(?:(?:a|an|the|our|their|its|one of our) )?(?:[\\p{L}-]+ ){0,3}(?:${work})\\b|(?<active>${capital}(?: (?:${capital}|\\p{Lu}\\.)){0,6})(?:, who|,)? (?:teaches|taught|leads|led|runs|manages|coaches|trains|trained|chairs|directs|heads|founded|mentors|mentored|employs|drives|volunteers|volunteered|retired|works as|counsels|supervises|built|opened|donated|visited|visits)\\b`,
  "gu",
);
const subject = new RegExp(
  `^[“"'(]*(${capital})(?= (?:${capital} )?(?:is|was|has|goes|lives|attends|joined|wants|walks|likes|loves|dreams|sits|left|stays|turned|comes|and|learns|studies|told|says|said)\\b|,|['’]s| \\()`,
  "u",
);
const named = new RegExp(
  `\\b(?:girl|boy|pupil|student|learner|child|daughter|son)(?:,| who is| is|s)? (?:called |named )?(${capital})`,
  "u",
);

/** The names of those in a sentence who may be children: neither adults at work nor relatives. */
export function namesOfPossibleChildren(sentence: string): string[] {
  const others = new Set([...adultsIn(sentence), ...relativesIn(sentence)]);
  const first = [subject.exec(sentence)?.[1], named.exec(sentence)?.[1]].filter(
    (name) => name !== undefined && mayBeName(name) && !isPlace(name),
  ) as string[];
  const listed = capitalRows(sentence)
    .flatMap((row) => row.split(" "))
    .filter(isListed)
    .map((name) => name.replace(/['’]s$/, ""));
  return [...new Set([...listed, ...first])].filter((name) => !others.has(name));
}

/** The names in a sentence of those who are grown up by their title or by what they do. */
export function adultsIn(sentence: string): string[] {
  return [...sentence.matchAll(adult)].flatMap(({ groups = {} }) => {
    const { titled, working, active } = groups;
    return (titled ?? working ?? active ?? "").split(" ");
  });
}
