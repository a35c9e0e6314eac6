import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, firstFindings, type Passage } from "#app/library/words/passage.ts";
import { passagesWith } from "#app/library/words/passages-with.ts";

type Contacts = { emails: Set<string>; phones: Set<string> };
type Found = { index: number; length: number; says: string; fix: string };

// Fields for our own contact details, those of the helplines and the way a gift takes.
const placesForContacts: Record<string, RegExp> = {
  site: /./,
  helplines: /number$/,
  donate: /^(?:provider|giving\.mobileMoney)\./,
};

const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;
const reserved = /@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?$/i;
const phone =
  /(?<![\p{L}\p{N}.,-])(?:\+|00|0|\(\d{2,4}\)|254[ -]?(?=7|1))\d?(?:[ ().-]{0,2}\d){7,13}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.,-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu;

/** Reports what could lead somebody to a person: e-mail addresses and phone numbers not our own. */
export function personalData(passages: Passage[], entries: Entry[]): Problem[] {
  const ours = ourContacts(entries);
  const links = passages.filter(({ kind }) => kind === "link");
  const suspected = passagesWith(passages, (chunk) => /[\d@]/.test(chunk));
  return [...new Set([...links, ...suspected])].flatMap((passage) =>
    firstFindings(troublesIn(passage, ours), ({ index, length, says, fix }) => [
      findingAt(passage, { index, length }, { says, expected: "", fix }),
    ]),
  );
}

function troublesIn(passage: Passage, ours: Contacts | undefined): Found[] {
  const { kind, words, target = "" } = passage;
  if (isPlaceForContacts(passage)) return [];
  if (kind !== "link") return contactsIn(words, ours);
  const isContact = /^(?:mailto|tel):/i.test(target);
  const written = target.replace(/^\w+:|\?.*$/g, "");
  // A contact in the words of the link is reported with the text in which they stand.
  if (!isContact || contactsIn(words, ours).length > 0) return [];
  return contactsIn(decoded(written), ours).map((found) => ({ ...found, index: 0, length: 0 }));
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function contactsIn(words: string, ours: Contacts | undefined): Found[] {
  if (!ours) return [];
  const { emails, phones } = ours;
  return [
    ...[...words.matchAll(email)]
      .filter(([mail]) => !reserved.test(mail) && !emails.has(mail.toLowerCase()))
      .map(({ 0: mail, index }) => ({
        index,
        length: mail.length,
        says: `${mail} is an e-mail address, and not one of those in site.yaml.`,
        fix: "Take it out and lead readers to the contact page.",
      })),
    ...[...words.matchAll(phone)]
      .filter(([digits]) => isPhone(digits) && !phones.has(bareNumber(digits)))
      .map(({ 0: digits, index }) => ({
        index,
        length: digits.length,
        says: `${digits.trim()} looks like a phone number, and is not the one in site.yaml.`,
        fix: "Take it out and lead readers to the contact page.",
      })),
  ];
}

function isPlaceForContacts({ entry, field }: Passage) {
  return placesForContacts[entry.collection]?.test(field) === true;
}

function ourContacts(entries: Entry[]): Contacts | undefined {
  const site = entriesOf(entries, "site")[0]?.value;
  // Without site.yaml nobody knows which contacts are ours.
  if (!site) return undefined;
  const written = JSON.stringify(site);
  const { phone: number } = site as { phone?: unknown };
  return {
    emails: new Set((written.match(email) ?? []).map((mail) => mail.toLowerCase())),
    phones: new Set([bareNumber(String(number ?? ""))]),
  };
}

// A date has eight digits, a phone number with its area nine or more; 0.123456789 is a number.
function isPhone(written: string) {
  return written.replace(/\D/g, "").length > 8 && !/^\d+\.\d+$/.test(written);
}

// +254 700, 0700 and 254700 are one number.
function bareNumber(written: string) {
  return written.replace(/\D/g, "").slice(-9);
}
