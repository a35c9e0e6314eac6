import type { AvoidedWord } from "#app/model/site/avoided-word.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

const rule: Rule = {
  severity: "error",
  about: "A word of words.yaml is written, which says why and what to write in its place.",
  examples: {
    bad: ["They are VOICELESS.", "We give a “voice” to all."],
    good: ["It is a victimless joke, and we give voice lessons.", "See `victim`."],
  },
  check({ texts, entriesOf }, report) {
    const listed = entriesOf("words").filter(({ isValid }) => isValid);
    const values = listed.map(({ value }) => value as AvoidedWord);
    const byForm = new Map(values.flatMap((one) => one.words.map((form) => [plain(form), one])));
    if (byForm.size === 0) return;
    // The words of a form may be separated by a line break, a quotation mark or a hyphen.
    const forms = [...byForm.keys()].sort((one, other) => other.length - one.length);
    const any = forms.join("|").replaceAll(" ", "[\\s\"“”‘’'*_-]{1,12}");
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
    for (const { text, words, place } of matchesIn(texts, pattern)) {
      const { reason = "", instead = "", severity, allowedIn } = byForm.get(plain(words)) ?? {};
      const own = allowedIn?.filter(({ file }) => file === text.entry.file.path);
      const isAllowed = own?.some(({ field }) => !field || `.${text.field}`.endsWith(`.${field}`));
      const advice = `We do not write "${plain(words)}": ${reason.trim()} Write instead: ${instead.trim().replace(/\.?$/, ".")}`;
      if (!isAllowed) report({ ...place, text: advice, severity });
    }
  },
};

export default rule;

function plain(words: string) {
  const found = words.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return found?.join(" ") ?? "";
}
