import { bareNumber, email } from "#scripts/check/words/known-contacts.ts";
import { isOfPaper, paymentNumbers } from "#scripts/check/words/payment-words.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";
import { writtenHosts } from "#scripts/check/words/written-hosts.ts";

/** A value in a text by which readers reach or pay somebody, with its place. */
export type PlacedValue = {
  kind: "receiver" | "phone" | "mailbox" | "host";
  value: string;
  written: string;
  index: number;
};

const dot = " ?(?:\\(dot\\)|\\[dot\\]| dot | nukta ) ?";

// An address that is written so that no robot reads it.
const spelled = new RegExp(
  `([\\w.+-]{1,64}) ?(?:\\(at\\)|\\[at\\]| at ) ?([\\w-]{2,63}(?:${dot}[\\w-]{2,63}){1,4})`,
  "gi",
);
const phone =
  /(?<![\p{L}\p{N}.,-])(?!0000|\d{4}-\d{4}-\d{4}-)(?:\+|00|0|\(\d{2,4}\)|254[ -]?(?=7|1))\d?(?:[ ().\u200b-]{0,2}\d){7,13}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.,-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu;

/** The values of a text that are surely meant; `above` is what stands over it. */
export function sureValues(text: string, above = ""): PlacedValue[] {
  const plain = withPlainDigits(text);
  const paid = paymentNumbers(plain, above).map(({ index, length }): PlacedValue => {
    const written = plain.slice(index, index + length);
    return { kind: "receiver", value: written.replaceAll(/\D/g, ""), written, index };
  });
  const called = matchesOf(plain, phone).flatMap(({ 0: written, index }): PlacedValue[] => {
    const isPaid = paid.some(
      (one) => index < one.index + one.written.length && one.index <= index + 1,
    );
    const isLong = bareNumber(written).length > 8 && !/^\d+\.\d+$/.test(written);
    if (!isLong || isPaid || isOfPaper(plain.slice(Math.max(0, index - 80), index))) return [];
    return [{ kind: "phone", value: written.replaceAll(/[^\d+]/g, ""), written, index }];
  });
  const mails = matchesOf(plain, email).map(({ 0: written, index }): PlacedValue => {
    return { kind: "mailbox", value: written.toLowerCase(), written, index };
  });
  const told = matchesOf(plain, spelled).map(
    ({ 0: written, 1: name, 2: place = "", index }): PlacedValue => {
      const host = place.replaceAll(new RegExp(dot, "gi"), ".");
      return { kind: "mailbox", value: `${name}@${host}`.toLowerCase(), written, index };
    },
  );
  const hosts = writtenHosts(plain).map(({ written, name, index }): PlacedValue => {
    return { kind: "host", value: name.toLowerCase(), written, index };
  });
  return [...paid, ...called, ...mails, ...told, ...hosts];
}
