import {
  bareNumber,
  email,
  type KnownContacts,
} from "#app/library/words/contacts/known-contacts.ts";

/** A contact in a text, with what is said of it. */
export type StrangeContact = {
  index: number;
  length: number;
  says: string;
  fix: string;
  severity?: "warning";
};

const reserved = /@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?$/i;
// Several people read such a mailbox; at a provider for everybody it may be anybody's.
const ofAnOffice =
  /^(?:info|office|help|contacts?|reports?|reporting|reception|enquir(?:y|ies)|inquir(?:y|ies)|admin|support|hello|media|press|secretariat|complaints|communications|customercare|gender|hotline|helpline|helpdesk|registry)@(?!(?:g(?:oogle)?mail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|proton(?:mail)?|zoho|mail)\.)/i;
const phone =
  /(?<![\p{L}\p{N}.,-])(?:\+|00|0|\(\d{2,4}\)|254[ -]?(?=7|1))\d?(?:[ ().-]{0,2}\d){7,13}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.,-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu;
// Numbers by which money is sent and papers are found are as long as phone numbers.
const beforeAccount =
  /\b(?:pay ?bill|till|buy goods|business|bank|account|acct?|a\/c|akaunti|IBAN|registration|reg|certificate|invoice|receipt|serial|reference|ref|PIN|ISBN)\b\.?(?:[\s:#(–-]|\b(?:number|no|nambari|namba|ya|benki|ni|is|to)\b\.?)*$/i;
const toList = "If it is a public one of another organisation, add it to contacts.yaml";

/** The e-mail addresses and phone numbers in a text that neither site.yaml nor contacts.yaml has. */
export function strangeContacts(words: string, known: KnownContacts): StrangeContact[] {
  return [...strangeEmails(words, known), ...strangePhones(words, known)];
}

function strangeEmails(words: string, { emails }: KnownContacts): StrangeContact[] {
  return [...words.matchAll(email)]
    .filter(([mail]) => !reserved.test(mail) && !emails.has(mail.toLowerCase()))
    .map(({ 0: mail, index }) => {
      const place = { index, length: mail.length };
      const says = `${mail} is an e-mail address, and stands neither in site.yaml nor in contacts.yaml.`;
      if (ofAnOffice.test(mail))
        return { ...place, says, fix: `${toList}, with whose it is.`, severity: "warning" };
      return { ...place, says, fix: takeOut };
    });
}

function strangePhones(words: string, { phones }: KnownContacts): StrangeContact[] {
  return [...words.matchAll(phone)]
    .filter(({ 0: digits }) => isPhone(digits) && !phones.has(bareNumber(digits)))
    .filter(({ index }) => !beforeAccount.test(words.slice(Math.max(0, index - 40), index)))
    .map(({ 0: digits, index }) => ({
      index,
      length: digits.length,
      says: `${digits.trim()} looks like a phone number, and stands neither in site.yaml nor in contacts.yaml.`,
      fix: takeOut,
    }));
}

const takeOut = `Take it out and lead readers to the contact page. ${toList}.`;

// A date has eight digits, a phone number with its area nine or more; 0.123456789 is a number.
function isPhone(written: string) {
  return written.replace(/\D/g, "").length > 8 && !/^\d+\.\d+$/.test(written);
}
