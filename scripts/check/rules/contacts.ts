import { valueOf, type Entry } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import {
  bareNumber,
  contactsIn,
  mailsIn,
  type PlacedContact,
} from "#scripts/check/words/contacts-in.ts";
import { isSmallWord } from "#scripts/check/words/dictionary.ts";
import { kenyanNames } from "#scripts/check/words/kenyan-lists.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf, proseOf } from "#scripts/check/words/prose-of.ts";
import { hostOf } from "#scripts/check/words/written-hosts.ts";

// The fields that are the source of a contact, and those for our own contacts and payment details.
const sources = /^(?:stats value|helplines number|site (?:email|phone|forms\..*))$/;
const contactFields =
  /^(?:site .*|helplines number|donate (?:provider|giving\.(?:mobileMoney|bank|cheque))\..*)$/;
// The number of a chat, and an invitation to a group.
const chat = /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:\S*&)?phone=)[+]?(\d{7,15})/i;
const invitation = /^https?:\/\/(?:chat\.whatsapp\.com\/|(?:t|telegram)\.me\/(?:\+|joinchat\/))/i;
const open =
  "Anyone who opens this link joins the group and sees its members’ numbers. Delete it, and say whom to ask.";
const reserved = /@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?$/i;
const ofAnybody =
  /@(?:g(?:oogle)?mail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|gmx|proton(?:mail)?|zoho|mail)\./i;
const paper =
  /\b(?:(?:national |identity |id )+(?:card )?(?:number|no\b\.?|card)|ID|[Pp]assport|[Kk]itambulisho|UPI|NEMIS)(?: ?(?:number|no\b\.?|nambari|cha taifa|is|ni|:|#))* ?([A-Z]{0,2}\d(?:[ -]?\d){5,9})(?!\d)/gu;
const asksToCall = "call|dial|ring|phone|sms|hotline|helpline|toll-free|piga|pigia";
// The emergency numbers of Kenya.
const emergency = ["999", "112", "911"];

// Keys of well-known services, and a password or code with its value.
const secret =
  /\b(?:sk|rk|pk)_(?:live|test)_\w{8,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{30,}|\bgh[pousr]_\w{20,}|\bxox[abp]-[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|[?&]pwd=[\w.-]{6,}|\b(?:passcode|pass ?word|PIN code|nywila|neno la siri)\b(?: is| ni| ?[:=])* ?["“']?(?=\S*\d)[^\s"”',;]{4,}/giu;
const unsafe =
  "This is a password or a key to a service. Everybody can read this file, and its history keeps what was deleted. Delete it here, and change it where it is used.";
// Comments, and notes of what has to be confirmed.
const unshown = /(?:^|[ \t])#[ \t].*|^[ \t]*(?:- )?confirm:.*|<!--[^]*?-->|\{\/\*[^]*?\*\/\}/gm;

export default {
  severity: "error",
  about:
    "A file contains a phone number, e-mail address or identity number that may be private, a password, or a number to call that nobody has checked. Comments count too, because the repository is public. Delete it, or add a public contact to contacts.yaml. A contact of ours that is typed is a warning: quote it, for example as {{email}}.",
  check(site, report) {
    for (const { path: file, text } of site.files)
      for (const { 0: words, index: start } of matchesOf(text, secret))
        report({ file, start, end: start + words.length, text: unsafe });
    const known = knownContacts(site);
    if (!known) return;
    for (const text of site.texts) {
      const { role, target = "", at } = text;
      const [, scheme = "", written] =
        (role === "link" && /^(mailto|tel):([^?]*)/i.exec(target)) || [];
      const [, number] = (role === "link" && chat.exec(target)) || [];
      if (role === "link" && invitation.test(target)) report({ ...at(), text: open });
      const address = written ?? (number && `+${number}`);
      // A contact in the words of a link is reported there.
      const isShown = address === undefined || lettersOf(text.value).includes(lettersOf(address));
      const words = isShown ? withPlainDigits(proseOf(text)) : address;
      const contacts = number && isShown ? [] : contactsIn(words);
      const papers = matchesOf(words, paper).map(({ 0: whole, index }) => {
        return { kind: "paper", value: whole, written: whole, index } as const;
      });
      // A whole phone number may begin like a short one.
      const calls = numbersCalled(words, isShown ? "" : scheme, known.called).filter(
        (call) => !contacts.some(({ index }) => index === call.index),
      );
      for (const contact of [...contacts, ...calls, ...papers]) {
        const place = isShown ? at(contact.index, contact.written.length) : at();
        const problem = problemOf(contact, text, known, isShown ? "" : scheme || "chat");
        if (problem) report({ ...place, ...problem });
      }
    }
    for (const { path: file, text, body } of site.files)
      for (const { 0: note, index } of file === "contacts.yaml" ? [] : matchesOf(text, unshown)) {
        if (body && index >= body.start && !/^[<{]/.test(note)) continue;
        for (const contact of contactsIn(note)) {
          const { value, written, index: at } = contact;
          if (isKnown(contact, known) || reserved.test(value)) continue;
          const start = index + at;
          report({ file, start, end: start + written.length, text: privateWords(written) });
        }
      }
  },
} satisfies Rule;

type Contact = Omit<PlacedContact, "kind"> & { kind: PlacedContact["kind"] | "call" | "paper" };
type Known = NonNullable<ReturnType<typeof knownContacts>>;

// What is wrong with a contact in a text, or in the target of a link with that scheme.
function problemOf(
  contact: Contact,
  { entry, field }: SiteText,
  known: Known,
  scheme: string,
): Pick<Reported, "text" | "severity"> | undefined {
  const { kind, value, written } = contact;
  const { mail, phone, emails, phones, lines, hosts } = known;
  const place = `${entry.kind} ${field}`;
  const bare = bareContact(contact);
  // Everybody knows the emergency numbers.
  if (kind === "call" && phones.has(bare)) return undefined;
  const line = lines.get(bare);
  const isOurHost = hosts.has(value.replace(/^.*@/, ""));
  const isOffice = !ofAnybody.test(value) && isOfAnOffice(value);
  const quote =
    (value === mail && "email") || (bare === phone && "phone") || (line && `helpline:${line}`);
  if (quote && scheme !== "chat")
    return sources.test(place) ? undefined : { severity: "warning", text: quoteAdvice() };
  if (kind === "call") {
    const isYear = /^(?:19|20)\d\d$/.test(value);
    const isLong = value.replace(/\D/g, "").length > 7;
    if (isYear || isLong || sources.test(place)) return undefined;
    const text = `This asks readers to call ${written}, which nobody has checked. Check it and add it to contacts.yaml, or quote a helpline.`;
    return { text };
  }
  if (isOurHost && isOffice && !emails.has(value))
    return {
      severity: "warning",
      text: `${written} is not our address in site.yaml. Write {{email}}.`,
    };
  const isOthers = value.includes("@") && !ofAnybody.test(value) && !isOurHost;
  if (isKnown(contact, known) || reserved.test(value)) return undefined;
  if (contactFields.test(place) || (isOthers && isOffice)) return undefined;
  return { text: privateWords(written), severity: isOthers ? "warning" : undefined };

  function quoteAdvice() {
    const name = `{{${quote}}}`;
    const instead = scheme
      ? `${quote === "email" ? "mailto:" : ""}${name} instead of this link`
      : `${name} instead of ${written}`;
    return `Write ${instead}, so that it changes when the contact changes.`;
  }
}

// What a contact is compared by: a number has many forms, an address and a code have one.
function bareContact({ kind, value }: Pick<Contact, "kind" | "value">) {
  const isNumber = kind !== "mailbox" && !/[*#]/.test(value);
  return isNumber ? bareNumber(value) : value;
}

function isKnown(contact: Contact, { emails, phones }: Known) {
  return emails.has(contact.value) || phones.has(bareContact(contact));
}

function privateWords(written: string) {
  return `${written.trim()} may be private. Delete it and link to the contact page. If it is the public contact of an organisation, add it to contacts.yaml.`;
}

// True for a mailbox that has a word such as training@ or the name of its host, and not that of a person.
function isOfAnOffice(mail: string) {
  const [name = "", host = ""] = mail.toLowerCase().split("@");
  const isWord = (part: string) =>
    part.length > 3 &&
    isSmallWord(part) &&
    !kenyanNames.has(part.charAt(0).toUpperCase() + part.slice(1));
  const [, organisation = "@"] = /([^.]{3,})\.(?:[a-z]{2,3}\.)?[a-z]+$/.exec(host) ?? [];
  return name.includes(organisation) || name.split(/[._+-]/).every(isWord);
}

// The short numbers that readers are asked to call; an e-mail address may have digits, but nobody calls it.
function numbersCalled(words: string, scheme: string, called: RegExp): Contact[] {
  if (scheme) return /^tel$/i.test(scheme) ? [callOf(words, 0)] : [];
  return matchesOf(words, called).flatMap(({ 0: all, 1: numbers = "", index }) => {
    const start = index + all.length - numbers.length;
    return matchesOf(numbers, /[\d*#]+/g).map((match) => callOf(match[0], start + match.index));
  });
}

// A request to call a short number or dial a code, in words or with the name of a helpline.
function calledAfter(helplines: Entry[]) {
  const names = helplines.map((entry) => valueOf(entry, "name"));
  // A name of a single word, such as Police, is in many sentences.
  const safe = names.flatMap((name) =>
    /\p{L} /u.test(String(name)) ? String(name).replace(/[^\p{L}\p{N} ]/gu, ".") : [],
  );
  return new RegExp(
    String.raw`\b(?:${asksToCall}|(?:${safe.join("|") || "(?!)"})(?:,| [–—-])?)(?: (?:the|a|on|to|or|and|us|is|free|toll|child|police|line|number|simu|kwa|ya|namba|nambari)){0,4}:? ((?:[*#][\d*#]+#|\d{3,5}(?:(?:\/|, | or | and | au )\d{3,5})*)(?![\d,.:/-]*\d))(?! ?(?:%|\p{L}{3,}s\b))`,
    "giu",
  );
}

function callOf(number: string, index: number): Contact {
  return { kind: "call", value: number, written: number, index };
}

/**
 * The contacts that texts may name: our own, the helplines and contacts.yaml. Undefined while one
 * of these files cannot be read, because every number would then look unknown.
 */
function knownContacts({ files, entries, entriesOf }: CheckedSite) {
  const needed = files.filter(({ path }) => /^(?:site|helplines|contacts)\.yaml$/.test(path));
  const [site] = entriesOf("site");
  // A missing list is an empty one.
  if (!site || needed.some(({ faults }) => faults.length > 0)) return undefined;
  const helplines = entriesOf("helplines");
  const others = entriesOf("publicContacts").map((entry) => String(valueOf(entry, "contact")));
  const numbers = [...others.filter((contact) => !contact.includes("@")), ...emergency];
  const siteField = (field: string) => String(valueOf(site, field));
  const [mail, phone] = [siteField("email").toLowerCase(), siteField("phone")];
  const mails = mailsIn([JSON.stringify(site.value), ...others].join("\n"));
  return {
    mail,
    phone: bareNumber(phone),
    emails: new Set(mails.map(([mailbox]) => mailbox.toLowerCase())),
    phones: new Set([phone, ...numbers].map((value) => bareContact({ kind: "call", value }))),
    /** The hosts of our own e-mail addresses. */
    hosts: new Set([mail.replace(/^.*@/, ""), hostOf(siteField("address")) ?? ""]),
    called: calledAfter(entries.filter(({ kind }) => kind === "helplines")),
    /** The ids of the helplines by their numbers. */
    lines: new Map(
      helplines.map((entry) => [bareNumber(String(valueOf(entry, "number"))), entry.id]),
    ),
  };
}

function lettersOf(contact: string) {
  return contact.replace(/[^\w@]/g, "").toLowerCase();
}
