import type { Rule } from "#scripts/check/rule.ts";
import { bareNumber, knownContacts } from "#scripts/check/words/known-contacts.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { matchesOf, proseOf } from "#scripts/check/words/prose-of.ts";

const call =
  "\\b(?:call|dial|ring|phone|sms|hot ?line|help ?line|toll[- ]free|piga(?: simu)?|pigia|simu|laini)s?";
const filler =
  "(?:[\\s,:/(*–-]|\\b(?:us|the|on|at|is|number|no\\.?|police|child|line|free|hot ?line|help ?line|toll|ya|kwa|namba|nambari|bure|or|au|and|na|\\d{3,5})\\b)*";
const end =
  "(?=\\s*(?:[.,;:!?)(–—*-](?!\\d)|/(?=\\d{3}|\\s)|$)|\\s+(?:or|and|to|for|at|any|if|when|day|now|in|is|are|on|toll|free|au|na|bila|kama|saa|kwa|bure)(?!\\p{L}))";
const long = "(?<![\\p{L}\\p{N}.,-])(?<long>[+0]\\d(?:[ -]?\\d){7,11})(?![\\p{L}\\p{N}-])";
// A short number that readers are told to call, or one as long as a phone number.
const short = "(?<![\\d.,]|\\d[ )-]{1,2})(?<short>\\d{3,5})(?![ )-]{1,2}\\d)";
const told = new RegExp(`${call}${filler} ?${short}${end}|${long}`, "giu");

const rule: Rule = {
  severity: "error",
  about: "A helpline is typed by hand, or is one that nobody checked, so it may be a wrong number.",
  examples: {
    errors: ["Call «116» now.", "[«Call us»](tel:116)", "Call «1159» at any time."],
    good: ["Call {{helpline:child}}, 999 or 112. It took 116 calls; we call 300 families a term."],
  },
  check(site, report) {
    const known = knownContacts(site);
    if (!known) return;
    const { lines, phones } = known;
    const adviceOn = (number: string, isShort: boolean) => {
      // 999 never changes.
      const id = phones.has(number) ? undefined : lines.get(bareNumber(number));
      if (id) return `Write {{helpline:${id}}} for ${number}, so that it follows every change.`;
      if (!isShort || phones.has(number) || /^(?:19|20)\d\d$/.test(number)) return undefined;
      return `Nobody has checked ${number}, which readers are told to call. Make sure of it and add it to contacts.yaml, or name a line of helplines.yaml.`;
    };
    for (const { at, ...text } of site.texts) {
      if (text.entry.kind === "helplines" && text.field === "number") continue;
      const dialled = (text.role === "link" && /^tel:(.*)/i.exec(text.target ?? "")?.[1]) || "";
      const onLink = adviceOn(dialled, /^\d{3,5}$/.test(dialled));
      if (onLink) report({ ...at(), text: onLink });
      const prose = withPlainDigits(proseOf({ ...text, at }));
      for (const { 0: written, index, groups } of matchesOf(prose, told)) {
        const number = groups?.short ?? groups?.long ?? "";
        const advice = adviceOn(number, groups?.short !== undefined);
        const start = index + written.length - number.length;
        if (advice) report({ ...at(start, number.length), text: advice });
      }
    }
  },
};

export default rule;
