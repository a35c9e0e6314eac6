import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { bareNumber, email, knownContacts } from "#scripts/check/words/known-contacts.ts";
import { beforePaper, beforePayment } from "#scripts/check/words/payment-words.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";

// Fields for our own contacts, those of the helplines and the way a gift takes.
const home: Record<string, RegExp> = {
  site: /./,
  helplines: /^number$/,
  donate: /^(?:provider|giving\.mobileMoney)\./,
};
const reserved = /@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?$/i;
// Several people read such a mailbox; at a provider for everybody it may be anybody's.
const ofAnOffice =
  /^(?:info|office|help|contacts?|report(?:s|ing)?|reception|e?i?nquir(?:y|ies)|admin|support|hello|media|press|secretariat|complaints|gender|hotline|helpline|helpdesk|registry)@(?!(?:g(?:oogle)?mail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|proton(?:mail)?|zoho|mail)\.)/i;
const phone =
  /(?<![\p{L}\p{N}.,-])(?:\+|00|0|\(\d{2,4}\)|254[ -]?(?=7|1))\d?(?:[ ().\u200b-]{0,2}\d){7,13}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.,-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu;
const paper =
  /\b(?:(?:national |identity |id )+(?:card )?(?:number|no\b\.?|card)|ID|passport|kitambulisho|UPI|NEMIS)(?: ?(?:number|no\b\.?|nambari|cha taifa|is|ni|:|#))* ?([A-Z]{0,2}\d(?:[ -]?\d){5,9})(?!\d)/gu;
// A short number that readers are told to call.
const told =
  /\b(?:call|dial|ring|phone|sms|hot ?line|help ?line|toll[- ]free|piga(?: simu)?|pigia|simu|laini)s?(?:[\s,:/(*–-]|\b(?:us|the|on|at|is|number|no\.?|police|child|line|free|hot ?line|help ?line|toll|ya|kwa|namba|nambari|bure|or|au|and|na|\d{3,5})\b)* ?(?<![\d.,])\b(\d{3,5})(?=\s*(?:[.,;:!?)(–—*/-](?![\d])|\/\d{3}|$)|\s+(?:or|and|to|for|at|any|if|when|day|now|in|is|are|on|toll|free|au|na|bila|kama|saa|kwa|bure)(?!\p{L}))/giu;

const rule: Rule = {
  severity: "error",
  about:
    "A phone number, an e-mail address or the number of an identity card is neither ours nor in contacts.yaml, or the number of a helpline is typed. Somebody could be found by it, or would call a line that changed.",
  examples: {
    bad: [
      "Write to someone@mail.test now.",
      "[Write to her](mailto:someone@mail.test).",
      "Call +254 711 222 333, (555) 123-4567 or 0711 222333.",
      "[Call her](tel:+254711222333).",
      "Her ID number is 12345678.",
      "Write to info@desk.test.",
      "Call 116 now.",
      "Piga simu 1195, bila malipo.",
      "Call [116](tel:116) now.",
      "Call 1159 at any time.",
    ],
    good: [
      "Write to info@suluhisho.example or to name@example.com, or call +254 700 000 000, 0700 000 000 or 999.",
      "Call {{helpline:child}}. On 01.06.2026 and 2019–2024 it cost KES 1,200,000 or 0.123456789 of it.",
      "The helpline took 116 calls. We call 300 families a term, and bought 116 books on page 116.",
      "Since we opened the helpline in 2019. Paybill 247247, account number 0123456789.",
      { "contacts.yaml": "- a: b: c\n", "blog/1.mdx": "---\ntitle: T\n---\nCall 0800 999 000.\n" },
    ],
  },
  check(site, report) {
    const known = knownContacts(site);
    if (!known) return;
    for (const text of site.texts) {
      const { entry, field, role, target = "", at } = text;
      if (home[entry.kind]?.test(field)) continue;
      const [, address] = /^(?:mailto|tel):([^?]*)/i.exec(role === "link" ? target : "") ?? [];
      const words = withPlainDigits(proseOf(text) ?? "");
      for (const { index, length, ...said } of troublesIn(words, known))
        report({ ...at(index, length), ...said });
      // A contact in the words of a link was reported with them.
      if (address === undefined || troublesIn(text.value, known).length > 0) continue;
      const [wrong] = troublesIn(
        /^tel:\d{3,5}$/i.test(target) ? `call ${address}` : decoded(address),
        known,
      );
      if (wrong) report({ ...at(), text: wrong.text });
    }
  },
};

export default rule;

type Trouble = { index: number; length: number; text: string; severity?: "warning" };

function troublesIn(
  words: string,
  known: NonNullable<ReturnType<typeof knownContacts>>,
): Trouble[] {
  const out =
    "Take it out and lead readers to the contact page. If it is a public one of another organisation, add it to contacts.yaml.";
  const mails = [...words.matchAll(email)]
    .filter(([mail]) => !reserved.test(mail) && !known.emails.has(mail.toLowerCase()))
    .map((found) => ({
      ...placeOf(found, `${found[0]} stands neither in site.yaml nor in contacts.yaml. ${out}`),
      ...(ofAnOffice.test(found[0]) && { severity: "warning" as const }),
    }));
  const phones = [...words.matchAll(phone)].flatMap((found) => {
    const number = bareNumber(found[0]);
    const before = words.slice(Math.max(0, found.index - 80), found.index);
    const isOther = found[0].replace(/\D/g, "").length < 9 || /^\d+\.\d+$/.test(found[0]);
    if (
      isOther ||
      known.phones.has(number) ||
      beforePaper.test(before) ||
      beforePayment.test(before)
    )
      return [];
    const id = known.lines.get(number);
    return [
      placeOf(
        found,
        id
          ? typed(found[0], id)
          : `${found[0].trim()} looks like a phone number that stands neither in site.yaml nor in contacts.yaml. ${out}`,
      ),
    ];
  });
  const papers = [...words.matchAll(paper)].map((found) =>
    placeOf(found, "The number of an identity card leads to a person. Take it out."),
  );
  const lines = [...words.matchAll(told)].flatMap((found) => {
    const number = found[1] ?? "";
    if (known.phones.has(number) || /^(?:19|20)\d\d$/.test(number)) return [];
    const id = known.lines.get(number);
    const text = id
      ? typed(number, id)
      : `Readers are told to call ${number}, which stands neither in helplines.yaml nor in contacts.yaml. Make sure of it and add it to contacts.yaml, or write {{helpline:…}}.`;
    return [{ index: found.index + found[0].length - number.length, length: number.length, text }];
  });
  return [...mails, ...phones, ...papers, ...lines];
}

function placeOf({ 0: written, index }: RegExpExecArray, text: string) {
  return { index, length: written.length, text };
}

function typed(number: string, id: string) {
  return `${number} is the number of a helpline. Write {{helpline:${id}}}, so that it follows when the number changes.`;
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
