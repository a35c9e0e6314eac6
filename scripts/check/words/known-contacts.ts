import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/** What looks like an e-mail address. */
export const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;

// Called for help everywhere in Kenya.
const emergency = ["999", "112", "911"];

/**
 * The contacts that texts may name: our own, those of the helplines and of contacts.yaml; undefined
 * while one of these files cannot be read, and each number would be taken for a stranger's.
 */
export function knownContacts({ files, entriesOf }: CheckedSite) {
  const own = files.filter(({ path }) => /^(?:site|helplines|contacts)\.yaml$/.test(path));
  if (own.length < 3 || own.some(({ faults }) => faults.length > 0)) return undefined;
  const [site] = entriesOf("site");
  const others = entriesOf("publicContacts").map((entry) => String(valueOf(entry, "contact")));
  const lines = new Map(
    entriesOf("helplines").map((entry) => [bareNumber(String(valueOf(entry, "number"))), entry.id]),
  );
  const mails = [JSON.stringify(site?.value), ...others].join("\n").match(email) ?? [];
  const phone = String(site && valueOf(site, "phone"));
  return {
    emails: new Set(mails.map((mail) => mail.toLowerCase())),
    phones: new Set([phone, ...others, ...emergency].map(bareNumber)),
    /** The ids of the helplines by their numbers. */
    lines,
  };
}

/** A number by which it can be compared: +254 700, 0700 and 254700 are one. */
export function bareNumber(written: string) {
  return written.replace(/\D/g, "").slice(-9);
}
