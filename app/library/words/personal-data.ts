import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { knownContacts, type KnownContacts } from "#app/library/words/contacts/known-contacts.ts";
import {
  strangeContacts,
  type StrangeContact,
} from "#app/library/words/contacts/strange-contacts.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

// Fields for our own contact details, those of the helplines and the way a gift takes.
const placesForContacts: Record<string, RegExp> = {
  site: /./,
  helplines: /number$/,
  donate: /^(?:provider|giving\.mobileMoney)\./,
};

/** Reports what could lead somebody to a person: e-mail addresses and phone numbers not our own. */
export function personalData(passages: Passage[], entries: Entry[]): Problem[] {
  const known = knownContacts(entries);
  const links = passages.filter(({ kind }) => kind === "link");
  const suspected = passagesWith(passages, (chunk) => /[\d@]/.test(chunk));
  return [...new Set([...links, ...suspected])].flatMap((passage) =>
    firstFindings(troublesIn(passage, known), ({ index, length, ...said }) => [
      findingAt(passage, { index, length }, { ...said }),
    ]),
  );
}

function troublesIn(passage: Passage, known: KnownContacts | undefined): StrangeContact[] {
  const { kind, words, target = "" } = passage;
  if (isPlaceForContacts(passage)) return [];
  if (kind !== "link") return contactsIn(words, known);
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

function isPlaceForContacts({ entry, field }: Passage) {
  return placesForContacts[entry.collection]?.test(field) === true;
}
