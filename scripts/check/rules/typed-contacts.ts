import type { Rule, Severity } from "#scripts/check/rule.ts";
import {
  bareNumber,
  isOfAnOffice,
  knownContacts,
  mailsIn,
} from "#scripts/check/words/known-contacts.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf, proseOf } from "#scripts/check/words/prose-of.ts";

// The fields that are the source of a contact.
const sources = /^(?:stats value|helplines number|site (?:email|phone|forms\..*))$/;
const long = /(?<![\w.,-])[+0]\d(?:[ -]?\d){7,11}(?![\w-])/g;
// A request to call a short number or dial a code.
const called =
  /\b(?:call|dial|ring|phone|sms|hotline|helpline|toll-free|piga|pigia)(?: (?:the|a|on|to|or|and|us|is|free|toll|child|police|line|number|simu|kwa|ya|namba|nambari)){0,4}:? ((?:[*#][\d*#]+#|\d{3,5}(?:(?:\/|, | or | and | au )\d{3,5})*)(?![\d,.:/-]*\d))(?! ?(?:%|\p{L}{3,}s\b|shillings|times))/giu;

export default {
  severity: "warning",
  needsAll: true,
  about:
    "A contact is typed, so it would not change when the contact changes. Quote it, for example as {{email}}. A number to call that nobody has checked is an error.",
  check(site, report) {
    const contacts = knownContacts(site);
    if (!contacts) return;
    for (const text of site.texts) {
      const { entry, field, role, value, target = "" } = text;
      if (sources.test(`${entry.kind} ${field}`)) continue;
      const [, scheme = "", link = ""] =
        (role === "link" && /^(mailto|tel):([^?]*)/i.exec(target)) || [];
      const isTarget = link !== "" && !value.includes(link);
      const words = isTarget ? link : withPlainDigits(proseOf(text));
      // An e-mail address may have digits, but nobody calls it.
      const dialed = /^tel$/i.test(scheme) ? [{ number: link, index: 0 }] : [];
      const calls = isTarget ? dialed : calledNumbers(words);
      const typed = [
        ...typedMails(words, contacts),
        ...typedPhones(words, contacts),
        ...typedCalls(calls, contacts),
      ];
      for (const { written, index, quote, advice, severity } of typed) {
        const place = isTarget ? text.at() : text.at(index, written.length);
        report({ ...place, text: advice ?? quoteAdvice(written, quote ?? "", isTarget), severity });
      }
    }
  },
} satisfies Rule;

type Contacts = NonNullable<ReturnType<typeof knownContacts>>;

/** A contact in a text, with the name of the fact to quote instead, or with other advice. */
type Typed = {
  written: string;
  index: number;
  quote?: string;
  advice?: string;
  severity?: Severity;
};

function quoteAdvice(written: string, name: string, isTarget: boolean) {
  const quote = `{{${name}}}`;
  const instead = isTarget
    ? `${name === "email" ? `mailto:${quote}` : quote} instead of this link`
    : `${quote} instead of ${written}`;
  return `Write ${instead}, so that it changes when the contact changes.`;
}

function typedMails(words: string, { mail, hosts, emails }: Contacts): Typed[] {
  return mailsIn(words).flatMap(({ 0: written, index }): Typed[] => {
    const address = written.toLowerCase();
    if (address === mail) return [{ written, index, quote: "email" }];
    const isOurs = isOfAnOffice(address) && hosts.has(address.replace(/^.*@/, ""));
    const advice = `${written} is not our address in site.yaml. Write {{email}}.`;
    return isOurs && !emails.has(address) ? [{ written, index, advice }] : [];
  });
}

function typedPhones(words: string, { phone, lines }: Contacts): Typed[] {
  return matchesOf(words, long).flatMap(({ 0: written, index }): Typed[] => {
    const number = bareNumber(written);
    if (number === phone) return [{ written, index, quote: "phone" }];
    return lines.has(number) ? [{ written, index, quote: `helpline:${lines.get(number)}` }] : [];
  });
}

function calledNumbers(words: string) {
  return matchesOf(words, called).flatMap(({ 0: all, 1: numbers = "", index }) => {
    const start = index + all.length - numbers.length;
    return matchesOf(numbers, /[\d*#]+/g).map((match) => {
      return { number: match[0], index: start + match.index };
    });
  });
}

function typedCalls(
  calls: { number: string; index: number }[],
  { lines, phones }: Contacts,
): Typed[] {
  return calls.flatMap(({ number: written, index }): Typed[] => {
    const bare = /^\d+$/.test(written) ? bareNumber(written) : written;
    if (written.replace(/\D/g, "").length > 7 || phones.has(bareNumber(written))) return [];
    if (lines.has(bare)) return [{ written, index, quote: `helpline:${lines.get(bare)}` }];
    const isYear = /^(?:19|20)\d\d$/.test(written);
    const advice = `This asks readers to call ${written}, which nobody has checked. Check it and add it to contacts.yaml, or quote a helpline.`;
    return isYear || !/\d/.test(written) ? [] : [{ written, index, advice, severity: "error" }];
  });
}
