import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { hostOf } from "#scripts/check/words/written-hosts.ts";

const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;

/** The e-mail addresses in a text. */
export function mailsIn(text: string) {
  // The pattern is slow, and most texts have no @.
  return text.includes("@") ? [...text.matchAll(email)] : [];
}

const ofAnybody =
  /@(?:g(?:oogle)?mail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|gmx|proton(?:mail)?|zoho|mail)\./i;
const ofARole =
  /^(?:info|office|help|contacts?|report(?:s|ing)?|reception|e?i?nquir(?:y|ies)|admin|support|hello|media|press|secretariat|complaints|gender|hotline|helpline|helpdesk|registry)@/i;

// The emergency numbers of Kenya.
const emergency = ["999", "112", "911"];

/**
 * The contacts that texts may name: our own, the helplines and contacts.yaml. Undefined while one
 * of these files cannot be read, because every number would then look unknown.
 */
export function knownContacts({ files, entriesOf }: CheckedSite) {
  const needed = files.filter(({ path }) => /^(?:site|helplines|contacts)\.yaml$/.test(path));
  const [site] = entriesOf("site");
  // A missing list is an empty one.
  if (!site || needed.some(({ faults }) => faults.length > 0)) return undefined;
  const others = entriesOf("publicContacts").map((entry) => String(valueOf(entry, "contact")));
  const lines = new Map(
    entriesOf("helplines").map((entry) => [bareNumber(String(valueOf(entry, "number"))), entry.id]),
  );
  const mails = mailsIn([JSON.stringify(site.value), ...others].join("\n"));
  const siteField = (field: string) => String(valueOf(site, field));
  const [mail, phone] = [siteField("email").toLowerCase(), siteField("phone")];
  return {
    mail,
    phone: bareNumber(phone),
    emails: new Set(mails.map(([mailbox]) => mailbox.toLowerCase())),
    phones: new Set([phone, ...others, ...emergency].map(bareNumber)),
    /** The hosts of our own e-mail addresses. */
    hosts: new Set([mail.replace(/^.*@/, ""), hostOf(siteField("address")) ?? ""]),
    /** The ids of the helplines by their numbers. */
    lines,
  };
}

/** True for the shared address of an office, such as info@, unless a free provider hosts it. */
export function isOfAnOffice(mail: string) {
  return ofARole.test(mail) && !ofAnybody.test(mail);
}

/** True for an address at an organisation, which may belong to a person there. */
export function isOfAnOrganisation(mail: string) {
  return mail.includes("@") && !ofAnybody.test(mail);
}

/** A number in a form for comparison: +254 700, 0700 and 254700 are the same. */
export function bareNumber(written: string) {
  return written.replace(/\D/g, "").slice(-9);
}
