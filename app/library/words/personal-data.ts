import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { knownContacts, type KnownContacts } from "#app/library/words/contacts/known-contacts.ts";
import {
  strangeContacts,
  type StrangeContact,
} from "#app/library/words/contacts/strange-contacts.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

type Found = StrangeContact;

// Fields for our own contact details, those of the helplines and the way a gift takes.
const placesForContacts: Record<string, RegExp> = {
  site: /./,
  helplines: /number$/,
  donate: /^(?:provider|giving\.mobileMoney)\./,
};

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

/**
 * Reports what could lead somebody to a person: e-mail addresses and phone numbers other than our
 * own, and a full name together with an age.
 */
export function personalData(passages: Passage[], entries: Entry[]): Problem[] {
  const known = knownContacts(entries);
  const links = passages.filter(({ kind }) => kind === "link");
  const suspected = passagesWith(passages, (chunk) => /[\d@]/.test(chunk));
  return [
    ...[...new Set([...links, ...suspected])].flatMap((passage) =>
      firstFindings(troublesIn(passage, known), ({ index, length, ...said }) => [
        findingAt(passage, { index, length }, { ...said, expected: "" }),
      ]),
    ),
    ...agesBesideNames(passages),
    ...namesInFull(passages),
  ];
}

function troublesIn(passage: Passage, known: KnownContacts | undefined): Found[] {
  const { kind, words, target = "" } = passage;
  if (isPlaceForContacts(passage)) return [];
  if (kind !== "link") return [...contactsIn(words, known), ...agesIn(words)];
  const isContact = /^(?:mailto|tel):/i.test(target);
  const written = target.replace(/^\w+:|\?.*$/g, "");
  // A contact in the words of the link is reported with the text in which they stand.
  if (!isContact || contactsIn(words, known).length > 0) return [];
  return contactsIn(decoded(written), known).map((found) => ({ ...found, index: 0, length: 0 }));
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function contactsIn(words: string, known: KnownContacts | undefined) {
  return known ? strangeContacts(words, known) : [];
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
    const said = { ...nameAndAge(`${name}, ${words}`), expected: "" };
    return [findingAt(passage, { index: 0, length: words.length }, said)];
  });
}

// Testimonials are signed with a first name and an initial.
function namesInFull(passages: Passage[]): Problem[] {
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
          expected: "",
          fix: `Write a first name and an initial, such as "${short}".`,
          severity: "warning",
        },
      ),
    ];
  });
}

function isPlaceForContacts({ entry, field }: Passage) {
  return placesForContacts[entry.collection]?.test(field) === true;
}
