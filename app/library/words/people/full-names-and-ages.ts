import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, findingOn, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

const given = "\\p{Lu}[\\p{Ll}\\p{M}’']+";
const fullName = `${given}(?: \\p{Lu}\\.)?(?: (?:wa |bin |binti |ole )?${given}){1,3}`;
// Who is 18 is an adult, and may be known by name.
const years = "(?:[3-9]|1[0-7])(?!\\d)";
const nameThenAge = new RegExp(
  `(?<![\\p{L}\\p{N}])(${fullName})(?:,? (?:is |was |who is |who was |turned |turns |now )?(?:only |just )?(?:an? )?(?:aged? ${years}(?!\\d)|${years}[ -]years?[ -](?:old|of age))|, ${years}(?=[,.;:)!?]|$| from\\b)| \\(${years}\\)| (?:is|was|turned|turns) (?:only |just |now )?${years}(?=[,.;:)!?]|$| and\\b)| \\(aged? ${years}\\))`,
  "gu",
);
const ageThenName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${years}[ -]years?[ -]old (?:(?:girl|student|pupil|survivor|daughter|child|mentor|named|called),? ){0,2}|(?:[Aa]t (?:the age of |age )?|[Aa]ged? )${years},? )(${fullName})`,
  "gu",
);
const notAName =
  /(?:^| )(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Form|Grade|Class|Act|School|Cent(?:er|re)|County|Room|Chapter|Article|Section|Term|Programs?|Workshops?|Girls|Project|Fund|Day|Week|Year|Street|Road|Kenya|Nairobi|Spaces|\p{Lu}\p{Ll}+(?:ment|tion|ness|ings))$|^(?:In|At|The|From|Our|Across|Since|On|For|With|After|Before|By|And|But|When|While|To|Of|As|If|This|These|Near|Today|Around|Last|Each|Every|All|Some|Most|Their|Her|His|She|He|They|We|You|It|Visit|Call|See|Form|Grade|Class|Room|Chapter|Article|Section|Term) /u;
const anyAge = new RegExp(
  `(?:^|[ ,(])(?:aged? ${years}(?!\\d)|${years}[ -]years?[ -]old|${years}$)`,
  "u",
);
const wholeName = new RegExp(`^${fullName}$`, "u");

/** Refuses a full name right next to an age, in one text or in two fields shown side by side. */
export function fullNamesWithAges(passages: Passage[]): Problem[] {
  const suspected = passagesWith(passages, (chunk) => /\d/.test(chunk));
  return [
    ...suspected.flatMap((passage) =>
      firstFindings(passage.kind === "link" ? [] : agesIn(passage.words), ({ 0: found, index }) => [
        findingAt(passage, { index, length: found.length }, nameAndAge(found)),
      ]),
    ),
    ...agesBesideNames(passages),
  ];
}

/** Warns of testimonials signed with a full name instead of a first name and an initial. */
export function namesInFull(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    const { entry, field, words } = passage;
    const isSpeaker = entry.collection === "testimonials" && /(?:^|\.)name$/.test(field);
    if (!isSpeaker || !wholeName.test(words) || notAName.test(words)) return [];
    const [first = "", ...others] = words.split(" ");
    const says = `"${words}" is a full name, by which a person can be found.`;
    const fix = `Write a first name and an initial, such as "${first} ${others.at(-1)?.charAt(0)}.".`;
    return [findingOn(passage, { says, fix, severity: "warning" })];
  });
}

/** Where a text gives a full name right next to an age. */
export function agesIn(words: string) {
  return [nameThenAge, ageThenName].flatMap((pattern) =>
    [...words.matchAll(pattern)].filter(({ 1: name = "" }) => !notAName.test(name)),
  );
}

function nameAndAge(found: string) {
  return {
    says: `"${found}" gives a full name together with an age, by which a person can be found.`,
    fix: "Write an initial and “name changed”, and leave the age out.",
  };
}

// A name and an age may be in two fields that pages show side by side.
function agesBesideNames(passages: Passage[]): Problem[] {
  const names = new Map(
    passages
      .filter(({ field, words }) => /(?:^|\.)name$/.test(field) && wholeName.test(words))
      .map(({ entry, words }) => [entry, words]),
  );
  return passages.flatMap((passage) => {
    const { entry, field, words } = passage;
    const name = names.get(entry);
    if (!name || !/(?:^|\.)role$/.test(field) || !anyAge.test(words)) return [];
    return [findingOn(passage, nameAndAge(`${name}, ${words}`))];
  });
}
