import { isOfPaper, paymentNumbers } from "#scripts/check/words/payment-words.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

/** A phone number or e-mail address in a text, with its index. */
export type PlacedContact = {
  kind: "phone" | "mailbox";
  value: string;
  written: string;
  index: number;
};

const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;
const dot = String.raw` ?(?:[([]dot[)\]]| dot | nukta ) ?`;
const hostWith = (dots: string) => String.raw`([\w-]{2,63}(?:${dots}[\w-]{2,63}){1,4})`;

// An address written so that robots cannot read it; "look at www.a.example" is none.
const spelled = new RegExp(
  String.raw`([\w.+-]{1,64}) ?(?:[([]at[)\]] ?${hostWith(String.raw`(?:\.|${dot})`)}| at  ?${hostWith(dot)})`,
  "gi",
);
const phone =
  /(?<![\p{L}\p{N}.,-])(?!0000|\d{4}-\d{4}-\d{4}-)(?:\+|00|0|\(\d{2,4}\)|254[ -]?(?=7|1))\d?(?:[ ().\u200b-]{0,2}\d){7,13}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.,-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu;

/** The phone numbers and e-mail addresses in a text. */
export function contactsIn(text: string): PlacedContact[] {
  const plain = withPlainDigits(text);
  const numbers = matchesOf(plain, phone);
  // Payment numbers are slow to find, and most texts have no number.
  const paid = numbers.length > 0 ? paymentNumbers(plain, "") : [];
  const called = numbers.flatMap(({ 0: written, index }): PlacedContact[] => {
    const isPaid = paid.some(
      (payment) => index < payment.index + payment.length && payment.index <= index + 1,
    );
    const isLong = bareNumber(written).length > 8 && !/^\d+\.\d+$/.test(written);
    if (!isLong || isPaid || isOfPaper(plain.slice(Math.max(0, index - 80), index))) return [];
    return [{ kind: "phone", value: written.replaceAll(/[^\d+]/g, ""), written, index }];
  });
  const mails = mailsIn(plain).map(({ 0: written, index }): PlacedContact => {
    return { kind: "mailbox", value: written.toLowerCase(), written, index };
  });
  const disguised = matchesOf(plain, spelled).map(
    ({ 0: written, 1: name, 2: plainPlace, 3: place = "", index }): PlacedContact => {
      const host = (plainPlace ?? place).replaceAll(new RegExp(dot, "gi"), ".");
      return { kind: "mailbox", value: `${name}@${host}`.toLowerCase(), written, index };
    },
  );
  return [...called, ...mails, ...disguised];
}

/** The e-mail addresses in a text. */
export function mailsIn(text: string) {
  // The pattern is slow, and most texts have no @.
  return text.includes("@") ? [...text.matchAll(email)] : [];
}

/** A number in a form for comparison: +254 700, 0700 and 254700 are the same. */
export function bareNumber(written: string) {
  return written.replace(/\D/g, "").slice(-9);
}
