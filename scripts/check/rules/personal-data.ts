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

// Fields for our own contacts, those of the helplines and the way a gift takes.
const homes =
  /^(?:site .*|helplines number|donate (?:provider|giving\.(?:mobileMoney|bank|cheque))\..*)$/;
// The number of a chat, and a link by which anybody joins a group.
const chat = /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:\S*&)?phone=)[+]?(\d{7,15})/i;
const invitation = /^https?:\/\/(?:chat\.whatsapp\.com\/|(?:t|telegram)\.me\/(?:\+|joinchat\/))/i;
const open =
  "Whoever opens this link joins the group and sees the numbers of all who are in it. Delete it, and say whom to ask.";
const reserved = /@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?$/i;
const paper =
  /\b(?:(?:national |identity |id )+(?:card )?(?:number|no\b\.?|card)|ID|[Pp]assport|[Kk]itambulisho|UPI|NEMIS)(?: ?(?:number|no\b\.?|nambari|cha taifa|is|ni|:|#))* ?([A-Z]{0,2}\d(?:[ -]?\d){5,9})(?!\d)/gu;

export default {
  severity: "error",
  about: "A phone number, mail address or identity card may be that of somebody who never agreed.",
  check(site, report) {
    const known = knownContacts(site);
    if (!known) return;
    const { emails, phones, lines, hosts } = known;
    // An old mailbox of ours is named by the rule typed-contacts.
    const isKnown = (mail: string) =>
      reserved.test(mail) ||
      emails.has(mail.toLowerCase()) ||
      (isOfAnOffice(mail) && hosts.has(mail.replace(/^.*@/, "")));
    for (const text of site.texts) {
      if (homes.test(`${text.entry.kind} ${text.field}`)) continue;
      const { role, target: address = "" } = text;
      const [, written] = (role === "link" && /^(?:mailto|tel):([^?]*)/i.exec(address)) || [];
      const [, called] = (role === "link" && chat.exec(address)) || [];
      const target = written ?? (called && `+${called}`);
      if (role === "link" && invitation.test(address)) report({ ...text.at(), text: open });
      // A contact in the words of a link is told with them.
      const isShown = target && lettersOf(text.value).includes(lettersOf(target));
      const words = isShown ? "" : (target ?? withPlainDigits(proseOf(text)));
      const found = contactsIn(words).filter(({ kind, value }) => {
        if (kind === "mailbox") return !isKnown(value);
        return kind === "phone" && !phones.has(bareNumber(value)) && !lines.has(bareNumber(value));
      });
      const papers = matchesOf(words, paper).map(({ 0: written, index }) => {
        return { written, value: written, index };
      });
      for (const { written, value, index } of [...found, ...papers]) {
        const place = target ? text.at() : text.at(index, written.length);
        const isOthers = isOfAnOrganisation(value) && !hosts.has(value.replace(/^.*@/, ""));
        const severity = isOthers || isOfAnOffice(value) ? "warning" : undefined;
        const advice = `${written.trim()} may belong to a person. Delete it, and send readers to the contact page; a public contact of another organisation belongs in contacts.yaml.`;
        report({ ...place, text: advice, severity });
      }
    }
  },
} satisfies Rule;

function lettersOf(contact: string) {
  return contact.replace(/[^\w@]/g, "").toLowerCase();
}
