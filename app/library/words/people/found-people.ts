import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";
import { agesIn } from "#app/library/words/people/full-names-and-ages.ts";
import { childSign, tellsOfAdult } from "#app/library/words/people/child-signs.ts";
import { leadsIn, placesIn } from "#app/library/words/people/leads.ts";
import { capitalRows, isListed, opening } from "#app/library/words/people/names-in-text.ts";
import { tellsOfChild } from "#app/library/words/people/findable-children.ts";
import { adultsIn } from "#app/library/words/people/names-of-children.ts";
import { sentencesOf } from "#app/library/words/people/sentences.ts";

type Found = { written: string; says: string };

const pupil =
  /\b(?:Form|Grade|Class|Standard) (?:\d|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\b|\b(?:attends|goes to school|is an? (?:pupil|student|schoolgirl|learner) (?:at|in))\b/;
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
      return [findingAt(passage, place, { says: found.says, fix, severity })];
    });
  });
}

const severity = "warning" as const;
const fix =
  "If she is a girl, or somebody whom we support, write an initial and “name changed”, and leave out what leads to her.";

function whatLeads(sentence: string): Found | undefined {
  const name = fullNameIn(sentence);
  if (!name || tellsOfAdult(sentence)) return undefined;
  const leads = leadsIn(sentence).map(({ kind }) => kind);
  const isInSchool = leads.includes("school") || pupil.test(sentence);
  const isPlaced = leads.includes("village") || placesIn(sentence).length > 0;
  const hasAge = childSign(sentence)?.kind === "age";
  const beside = hasAge ? "an age" : isInSchool ? "a school" : isPlaced ? "a place" : undefined;
  if (!beside) return undefined;
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
