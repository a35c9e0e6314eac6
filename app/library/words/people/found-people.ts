import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";
import { agesIn } from "#app/library/words/personal-data.ts";
import { kenyanNames } from "#app/library/words/spelling/kenyan-names.ts";
import { kenyanPlaces } from "#app/library/words/spelling/kenyan-words.ts";

/** A sentence, and its index in the text. */
type Sentence = { index: number; text: string };
type Found = { written: string; says: string };

const capital = "\\p{Lu}[\\p{L}\\p{M}’']+";
const inARow = new RegExp(
  `(?<![\\p{L}\\p{N}])${capital}(?: (?:wa |ole |binti )?${capital})*`,
  "gu",
);
const institution =
  /(?:^| )(?:School|Academy|College|University|Cent(?:er|re)|Church|Mosque|Hospital|Clinic|Community|Foundation|Trust|Fund|Society|Group|Project|Programs?|Street|Road|Avenue|County|Day|Act|Primary|Secondary|High|Girls|Boys)(?:$|['’ ])/;
const school = new RegExp(
  `${capital}(?: ${capital})* (?:School|Academy)|${capital}(?: ${capital})* (?:Primary|Secondary|High|Boarding)(?! \\p{Lu})`,
  "u",
);
const grade =
  /\b(?:Form|Grade|Class|Standard) (?:\d|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\b/;
const pupil =
  /\b(?:attends|goes to school|is an? (?:pupil|student|schoolgirl|learner) (?:at|in))\b/;
const village = new RegExp(`${capital} (?:village|estate|slum|settlement)\\b`, "u");
const home = new RegExp(
  `\\b(?:live[sd]?|living|born|stays|comes|grew up) (?:in|at|near|from) ${capital}`,
  "u",
);
const placed = new RegExp(`\\b(?:in|at|from|near|of) (${capital})`, "gu");
const childsYears = "(?:[3-9]|1\\d)";
const childsAge = new RegExp(
  `\\baged? ${childsYears}(?!\\d)|(?<!\\d)${childsYears}[ -]years?[ -](?:old(?! (?:girls|boys|children|students|pupils))|of age)|\\p{L}, ${childsYears}(?=[,.])|\\(${childsYears}\\)|\\b(?:is|was|turned|turns) (?:only |just |now )?${childsYears}(?=[,.;:)!?]|$| and\\b)|\\b[Aa]t ${childsYears},`,
  "u",
);
const opening =
  /^(?:In|At|The|From|Our|Since|On|For|With|After|Before|By|And|But|When|While|To|Of|As|If|This|Then|Today|Now|Last|Every|Her|His|She|He|They|We|Our|Ask|Call|Visit|Thank|Dear|Mr|Mrs|Ms|Miss|Dr|Madam|Teacher|Chief|Mama|Sister|Brother|Aunt|Uncle)$/;
const initial = /(?<![\p{L}\p{N}])\p{Lu}\.(?=[ ,]|$)/u;
const mayLead = /\d|^\W*(?:School|Academy|Form|Grade|Class|Standard|attends)/;

/**
 * Warns of sentences by which a person could be found: a full name with an age, a school or a
 * place, or a child's age with a school. Names come from a list, so that streets and projects are
 * not taken for people.
 */
export function foundPeople(passages: Passage[]): Problem[] {
  const suspected = passagesWith(passages, (chunk) => mayLead.test(chunk) || isListed(chunk));
  return suspected.flatMap((passage) => {
    const { kind, entry, words } = passage;
    // The people of the team are adults and may be found.
    if (kind === "link" || entry.collection === "team") return [];
    return sentencesOf(words).flatMap(({ index, text }) => {
      const found = agesIn(text).length > 0 ? undefined : whatLeads(text);
      if (!found) return [];
      const place = { index: index + text.indexOf(found.written), length: found.written.length };
      return [findingAt(passage, place, { says: found.says, expected: "", fix, severity })];
    });
  });
}

const severity = "warning" as const;
const fix =
  "If she is a girl, or somebody whom we support, write an initial and “name changed”, and leave out what leads to her.";

function whatLeads(sentence: string): Found | undefined {
  const name = fullNameIn(sentence);
  const isInSchool = [school, grade, pupil].some((pattern) => pattern.test(sentence));
  const isPlaced = village.test(sentence) || home.test(sentence) || hasPlace(sentence);
  const hasAge = childsAge.test(sentence);
  const beside = hasAge ? "an age" : isInSchool ? "a school" : isPlaced ? "a place" : undefined;
  if (name && beside) return led(name, `is a full name together with ${beside}`);
  const age = childsAge.exec(sentence)?.[0].replace(/^\p{L}, /u, "");
  if (!age) return undefined;
  const called = nameIn(sentence) ?? initial.exec(sentence)?.[0];
  const named = school.exec(sentence)?.[0];
  if (named) return led(age, `gives the age of a child together with a school`);
  return called && isPlaced ? led(called, "stands with an age and a place") : undefined;
}

function led(written: string, what: string): Found {
  return { written, says: `"${written}" ${what}, by which a person can be found.` };
}

// The word before a listed name may be a first name that is in no list.
function fullNameIn(sentence: string) {
  for (const [row] of sentence.matchAll(inARow)) {
    if (institution.test(row)) continue;
    const words = row.split(" ");
    const listed = words.findIndex(isListed);
    if (listed < 0) continue;
    const from = listed > 0 && !opening.test(words[listed - 1] ?? "") ? listed - 1 : listed;
    if (words.length - from > 1) return words.slice(from).join(" ");
  }
  return undefined;
}

function nameIn(sentence: string) {
  const rows = [...sentence.matchAll(inARow)].map(([row]) => row);
  return rows
    .filter((row) => !institution.test(row))
    .flatMap((row) => row.split(" "))
    .find(isListed);
}

function hasPlace(sentence: string) {
  return [...sentence.matchAll(placed)].some(({ 1: name = "" }) => kenyanPlaces.has(bare(name)));
}

function isListed(word: string) {
  return kenyanNames.has(bare(word));
}

function bare(word: string) {
  return word
    .replaceAll("’", "'")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    .replace(/'s$/, "");
}

// The period of an initial does not end a sentence.
function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(/(?<!(?:^|\s)\p{Lu})[.!?]["”’)]*\s+/gu)].map(
    ({ 0: end, index }) => index + end.length,
  );
  return [0, ...ends].map((index, at) => ({ index, text: text.slice(index, ends[at]) }));
}
