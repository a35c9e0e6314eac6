import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

type Found = { index: number; length: number; says: string; fix: string };

const given = "\\p{Lu}[\\p{Ll}\\p{M}’']+";
const fullName = `${given}(?: \\p{Lu}\\.)?(?: (?:wa |bin |binti |ole )?${given}){1,3}`;
const years = "(?:[3-9]|[1-9]\\d)";
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
      firstFindings(passage.kind === "link" ? [] : agesIn(passage.words), (found) => {
        const { index, length, says, fix } = found;
        return [findingAt(passage, { index, length }, { says, fix })];
      }),
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
    const short = `${first} ${others.at(-1)?.charAt(0)}.`;
    return [
      findingAt(
        passage,
        { index: 0, length: words.length },
        {
          says: `"${words}" is a full name, by which a person can be found.`,
          fix: `Write a first name and an initial, such as "${short}".`,
          severity: "warning",
        },
      ),
    ];
  });
}

/** Where a text gives a full name right next to an age. */
export function agesIn(words: string): Found[] {
  return [nameThenAge, ageThenName].flatMap((pattern) =>
    [...words.matchAll(pattern)]
      .filter(({ 1: name = "" }) => !notAName.test(name))
      .map(({ 0: found, index }) => ({ index, length: found.length, ...nameAndAge(found) })),
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
  const names = new Map<Entry, Passage>();
  for (const passage of passages) {
    const isName = /(?:^|\.)name$/.test(passage.field);
    if (isName && wholeName.test(passage.words)) names.set(passage.entry, passage);
  }
  return passages.flatMap((passage) => {
    const { entry, field, words } = passage;
    const name = names.get(entry)?.words;
    const isRole = /(?:^|\.)role$/.test(field);
    if (!name || !isRole || !anyAge.test(words)) return [];
    const said = { ...nameAndAge(`${name}, ${words}`) };
    return [findingAt(passage, { index: 0, length: words.length }, said)];
  });
}
