/** A number in a text, and whether readers are told to call it. */
export type ToldNumber = {
  index: number;
  written: string;
  /** The text tells readers to call it, or it is as long as a phone number. */
  isCalled: boolean;
  /** The text speaks of calls beside it, or has nothing else. */
  isNearCall: boolean;
};

// A code of a few digits or a whole number; 116/1195 are two of them, and 1195/2 is none.
const number =
  /(?<![\p{L}\p{N}.,:#@_–-]|(?<!\d{3})\/|[.,] ?\d|(?:KES|KSh|Sh|USD|[$€£]) ?)(?:(?:\+\d|0\d)(?:[ -]?\d){6,12}|\d{3,5})(?![\p{L}\p{N}_%–-]|[.,:]\d|\/(?!\d{3})| ?(?:percent|shillings|bob)\b)/gu;
// So many digits are no count.
const longNumber = /\d(?:[ -]?\d){5}/;
const year = /^(?:19|20)\d\d$/;
const toldAsLine =
  /\b(?:call|dial|ring|phone|sms|hot ?line|help ?line|toll[- ]free|piga(?: simu)?|pigia|simu|laini)s?(?:[\s,:/(–-]|\b(?:us|the|on|at|is|number|no\.?|police|child|line|free|hot ?line|help ?line|toll|ya|kwa|namba|nambari|bure|or|au|and|na|\d{3,5})\b)*$/i;
// After it a number of some things would go on with their name.
const endsHere =
  /^(?:[^\p{L}\p{N}]*$|\s*[.,;:!?/)(–—-]|\s+(?:free|toll|or|and|to|for|from|at|any|anytime|if|when|day|now|in|is|are|on|with|without|au|na|bila|ikiwa|kama|wakati|saa|kwa|ukiwa|bure)(?!\p{L}))/u;
const nearPhone =
  /\b(?:call|dial|ring|phone|tele|hot ?line|help ?line|lines?|toll|free|numbers?|emergency|danger|piga|pigia|simu|namba|nambari|laini|msaada|hatarini)\b/i;
const countedThings =
  /^\s+(?:calls|girls|boys|women|men|people|children|families|schools|villages|pupils|students|mentors|volunteers|visits|times|days|hours|weeks|months|years|km|percent)\b/i;

/** The numbers of a text that somebody could call. */
export function toldNumbers(text: string): ToldNumber[] {
  return [...text.matchAll(number)].map(({ 0: written, index }) => {
    const before = text.slice(Math.max(0, index - 60), index);
    const after = text.slice(index + written.length, index + written.length + 60);
    const isTold = toldAsLine.test(before) && endsHere.test(after) && !year.test(written);
    const isAlone = text.trim() === written;
    return {
      index,
      written,
      isCalled: isTold || longNumber.test(written),
      isNearCall: isAlone || (nearPhone.test(before + after) && !countedThings.test(after)),
    };
  });
}
