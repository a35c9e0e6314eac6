import type { Rule } from "#scripts/check/rule.ts";
import {
  bareNumber,
  isOfAnOffice,
  isOfAnOrganisation,
  knownContacts,
} from "#scripts/check/words/known-contacts.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf, proseOf } from "#scripts/check/words/prose-of.ts";
import { contactsIn } from "#scripts/check/words/contacts-in.ts";

// Fields for our own contacts, helplines and payment details.
const contactFields =
  /^(?:site .*|helplines number|donate (?:provider|giving\.(?:mobileMoney|bank|cheque))\..*)$/;
// The number of a chat, and an invitation to a group.
const chat = /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:\S*&)?phone=)[+]?(\d{7,15})/i;
const invitation = /^https?:\/\/(?:chat\.whatsapp\.com\/|(?:t|telegram)\.me\/(?:\+|joinchat\/))/i;
const open =
  "Anyone who opens this link joins the group and sees its members’ numbers. Delete it, and say whom to ask.";
const reserved = /@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?$/i;
const paper =
  /\b(?:(?:national |identity |id )+(?:card )?(?:number|no\b\.?|card)|ID|[Pp]assport|[Kk]itambulisho|UPI|NEMIS)(?: ?(?:number|no\b\.?|nambari|cha taifa|is|ni|:|#))* ?([A-Z]{0,2}\d(?:[ -]?\d){5,9})(?!\d)/gu;

export default {
  severity: "error",
  about:
    "A text contains a phone number, e-mail address or identity number that may be private. Delete it, or add a public contact to contacts.yaml.",
  check(site, report) {
    const known = knownContacts(site);
    if (!known) return;
    const { emails, phones, lines, hosts } = known;
    // The rule typed-contacts reports our own old addresses.
    const isKnown = (mail: string) =>
      reserved.test(mail) ||
      emails.has(mail.toLowerCase()) ||
      (isOfAnOffice(mail) && hosts.has(mail.replace(/^.*@/, "")));
    for (const text of site.texts) {
      if (contactFields.test(`${text.entry.kind} ${text.field}`)) continue;
      const { role, target: address = "" } = text;
      const [, written] = (role === "link" && /^(?:mailto|tel):([^?]*)/i.exec(address)) || [];
      const [, called] = (role === "link" && chat.exec(address)) || [];
      const target = written ?? (called && `+${called}`);
      if (role === "link" && invitation.test(address)) report({ ...text.at(), text: open });
      // A contact in the words of a link is reported there.
      const isShown = target && lettersOf(text.value).includes(lettersOf(target));
      const words = isShown ? "" : (target ?? withPlainDigits(proseOf(text)));
      const contacts = contactsIn(words).filter(({ kind, value }) => {
        if (kind === "mailbox") return !isKnown(value);
        return kind === "phone" && !phones.has(bareNumber(value)) && !lines.has(bareNumber(value));
      });
      const papers = matchesOf(words, paper).map(({ 0: written, index }) => {
        return { written, value: written, index };
      });
      for (const { written, value, index } of [...contacts, ...papers]) {
        const place = target ? text.at() : text.at(index, written.length);
        const isOthers = isOfAnOrganisation(value) && !hosts.has(value.replace(/^.*@/, ""));
        const severity = isOthers || isOfAnOffice(value) ? "warning" : undefined;
        const advice = `${written.trim()} may be private. Delete it and link to the contact page. If it is the public contact of an organisation, add it to contacts.yaml.`;
        report({ ...place, text: advice, severity });
      }
    }
  },
} satisfies Rule;

function lettersOf(contact: string) {
  return contact.replace(/[^\w@]/g, "").toLowerCase();
}
