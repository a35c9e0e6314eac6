import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";
import { agesIn } from "#app/library/words/people/full-names-and-ages.ts";
import {
  capital,
  capitalRows,
  isListed,
  isPlace,
  opening,
} from "#app/library/words/people/names-in-text.ts";
import { tellsOfChild } from "#app/library/words/people/findable-children.ts";
import { adultsIn } from "#app/library/words/people/names-of-children.ts";
import { sentencesOf } from "#app/library/words/people/sentences.ts";

type Found = { written: string; says: string };

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
const mayLead = /\d|^\W*(?:School|Academy|Form|Grade|Class|Standard|attends)/;

/**
 * Warns of sentences by which somebody could be found who is no child by what they say: a full name
 * with an age, a school or a place. Names come from a list, so that streets and projects are not
 * taken for people, and staff are known by what they do.
 */
export function foundPeople(passages: Passage[]): Problem[] {
  const suspected = passagesWith(passages, (chunk) => mayLead.test(chunk) || isListed(chunk));
  return suspected.flatMap((passage) => {
    const { kind, entry, words } = passage;
    // The people of the team are adults and may be found.
    if (kind === "link" || entry.collection === "team") return [];
    return sentencesOf(words).flatMap(({ index, text }) => {
      const found = whatLeads(text);
      // Other rules refuse a full name with an age, and a child who could be found.
      if (!found || agesIn(text).length > 0 || tellsOfChild(text)) return [];
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
  if (!name || !beside) return undefined;
  return {
    written: name,
    says: `"${name}" is a full name together with ${beside}, by which a person can be found.`,
  };
}

// The word before a listed name may be a first name that is in no list.
function fullNameIn(sentence: string) {
  const adults = adultsIn(sentence);
  for (const row of capitalRows(sentence)) {
    const words = row.split(" ");
    if (words.some((word) => adults.includes(word))) continue;
    const listed = words.findIndex(isListed);
    if (listed < 0) continue;
    const from = listed > 0 && !opening.test(words[listed - 1] ?? "") ? listed - 1 : listed;
    if (words.length - from > 1) return words.slice(from).join(" ");
  }
  return undefined;
}

function hasPlace(sentence: string) {
  return [...sentence.matchAll(placed)].some(({ 1: name = "" }) => isPlace(name));
}
