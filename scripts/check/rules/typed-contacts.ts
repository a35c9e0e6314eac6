import type { Rule } from "#scripts/check/rule.ts";
import {
  bareNumber,
  email,
  isOfAnOffice,
  knownContacts,
} from "#scripts/check/words/known-contacts.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf, proseOf } from "#scripts/check/words/prose-of.ts";

// The fields that are the source of a contact.
const homes = /^(?:stats value|helplines number|site (?:email|phone|forms\..*))$/;
const long = /(?<![\w.,-])[+0]\d(?:[ -]?\d){7,11}(?![\w-])/g;
// A request to call a short number or dial a code.
const called =
  /\b(?:call|dial|ring|phone|sms|hotline|helpline|toll-free|piga|pigia)(?: (?:the|a|on|to|or|and|us|is|free|toll|child|police|line|number|simu|kwa|ya|namba|nambari)){0,4}:? ((?:[*#][\d*#]+#|\d{3,5}(?:(?:\/|, | or | and | au )\d{3,5})*)(?![\d,.:/-]*\d))(?! ?(?:%|\p{L}{3,}s\b|shillings|times))/giu;

export default {
  severity: "warning",
  about:
    "A contact is typed instead of quoted, so it would not change when the contact changes. A number to call that nobody has checked is an error.",
  check(site, report) {
    const contacts = knownContacts(site);
    if (!contacts) return;
    const { mail, emails, hosts, phone, phones, lines } = contacts;
    for (const text of site.texts) {
      const { entry, field, role, value, target = "" } = text;
      if (homes.test(`${entry.kind} ${field}`)) continue;
      const link = (role === "link" && /^(?:mailto|tel):([^?]*)/i.exec(target)?.[1]) || "";
      const isOpened = link !== "" && !value.includes(link);
      const words = isOpened ? link : withPlainDigits(proseOf(text));
      const reportAt = (index: number, written: string, message: string, isError = false) =>
        report({
          ...(isOpened ? text.at() : text.at(index, written.length)),
          text: message,
          severity: isError ? "error" : undefined,
        });
      const quote = (index: number, written: string, id: string) =>
        reportAt(
          index,
          written,
          isOpened
            ? `Write ${id === "email" ? "mailto:{{email}}" : `{{${id}}} instead of this link`}, so that it changes when the contact changes.`
            : `Write {{${id}}} instead of ${written}, so that it changes when the contact changes.`,
        );
      for (const { 0: written, index } of matchesOf(words, email)) {
        const address = written.toLowerCase();
        if (address === mail) quote(index, written, "email");
        else if (
          isOfAnOffice(address) &&
          hosts.has(address.replace(/^.*@/, "")) &&
          !emails.has(address)
        )
          reportAt(index, written, `${written} is not our address in site.yaml. Write {{email}}.`);
      }
      for (const { 0: written, index } of matchesOf(words, long))
        if (bareNumber(written) === phone) quote(index, written, "phone");
        else if (lines.has(bareNumber(written)))
          quote(index, written, `helpline:${lines.get(bareNumber(written))}`);
      const short = isOpened
        ? [{ number: link, index: 0 }]
        : matchesOf(words, called).flatMap(({ 0: all, 1: numbers = "", index }) => {
            const start = index + all.length - numbers.length;
            return matchesOf(numbers, /[\d*#]+/g).map((match) => {
              return { number: match[0], index: start + match.index };
            });
          });
      for (const { number, index } of short) {
        const bare = /^\d+$/.test(number) ? bareNumber(number) : number;
        if (number.replace(/\D/g, "").length > 7 || phones.has(bareNumber(number))) continue;
        const advice = `This asks readers to call ${number}, which nobody has checked. Check it and add it to contacts.yaml, or quote a helpline.`;
        if (lines.has(bare)) quote(index, number, `helpline:${lines.get(bare)}`);
        else if (!/^(?:19|20)\d\d$/.test(number) && /\d/.test(number))
          reportAt(index, number, advice, true);
      }
    }
  },
} satisfies Rule;
