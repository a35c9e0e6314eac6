import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { hostOf } from "#scripts/check/words/written-hosts.ts";

/** What looks like an e-mail address. */
export const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;

const ofAnybody =
  /@(?:g(?:oogle)?mail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|gmx|proton(?:mail)?|zoho|mail)\./i;
const ofARole =
  /^(?:info|office|help|contacts?|report(?:s|ing)?|reception|e?i?nquir(?:y|ies)|admin|support|hello|media|press|secretariat|complaints|gender|hotline|helpline|helpdesk|registry)@/i;

// Called for help everywhere in Kenya.
const emergency = ["999", "112", "911"];

/**
 * The contacts that texts may name: our own, those of the helplines and of contacts.yaml; undefined
 * while one of these files cannot be read, and each number would be taken for a stranger's.
 */
export function knownContacts({ files, entriesOf }: CheckedSite) {
  const needed = files.filter(({ path }) => /^(?:site|helplines|contacts)\.yaml$/.test(path));
  const [site] = entriesOf("site");
  // A list that is not there names nobody.
  if (!site || needed.some(({ faults }) => faults.length > 0)) return undefined;
  const others = entriesOf("publicContacts").map((entry) => String(valueOf(entry, "contact")));
  const lines = new Map(
    entriesOf("helplines").map((entry) => [bareNumber(String(valueOf(entry, "number"))), entry.id]),
  );
  const mails = [JSON.stringify(site.value), ...others].join("\n").match(email) ?? [];
  const own = (field: string) => String(valueOf(site, field));
  const [mail, phone] = [own("email").toLowerCase(), own("phone")];
  return {
    mail,
    phone: bareNumber(phone),
    emails: new Set(mails.map((one) => one.toLowerCase())),
    phones: new Set([phone, ...others, ...emergency].map(bareNumber)),
    /** The hosts behind the @ of our own mailboxes. */
    hosts: new Set([mail.replace(/^.*@/, ""), hostOf(own("address")) ?? ""]),
    /** The ids of the helplines by their numbers. */
    lines,
  };
}

/** True for a mailbox that several people read, and not at a provider where it may be anybody's. */
export function isOfAnOffice(mail: string) {
  return ofARole.test(mail) && !ofAnybody.test(mail);
}

/** True for a mailbox of an organisation, which may be that of somebody who works there. */
export function isOfAnOrganisation(mail: string) {
  return mail.includes("@") && !ofAnybody.test(mail);
}

/** A number by which it can be compared: +254 700, 0700 and 254700 are one. */
export function bareNumber(written: string) {
  return written.replace(/\D/g, "").slice(-9);
}
