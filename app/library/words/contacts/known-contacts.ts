import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Helpline } from "#app/model/entries/helpline.ts";
import type { PublicContact } from "#app/model/site/public-contact.ts";

/** The contacts that texts may name: in small letters, and numbers without what is not dialled. */
export type KnownContacts = { emails: ReadonlySet<string>; phones: ReadonlySet<string> };

/** What looks like an e-mail address. */
export const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;

/** Our own contacts, those of the helplines and those in contacts.yaml; undefined without site.yaml. */
export function knownContacts(entries: Entry[]): KnownContacts | undefined {
  const site = entriesOf(entries, "site")[0]?.value;
  // Without site.yaml nobody knows which contacts are ours.
  if (!site) return undefined;
  const { phone } = site as { phone?: unknown };
  const lines = valuesOf<Helpline>(entries, "helplines").map(({ number }) => number);
  const others = valuesOf<PublicContact>(entries, "publicContacts").map(({ contact }) => contact);
  const written = [JSON.stringify(site), ...others.map(String)].join("\n");
  return {
    emails: new Set((written.match(email) ?? []).map((mail) => mail.toLowerCase())),
    phones: new Set([phone, ...lines, ...others].map((number) => bareNumber(String(number ?? "")))),
  };
}

// An entry with a problem has what was written, which may be anything.
function valuesOf<Value>(entries: Entry[], collection: string): Partial<Value>[] {
  return entriesOf(entries, collection).map(({ value }) => (value ?? {}) as Partial<Value>);
}

/** A number by which it can be compared: +254 700, 0700 and 254700 are one. */
export function bareNumber(written: string) {
  return written.replace(/\D/g, "").slice(-9);
}
