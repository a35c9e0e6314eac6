import type { AvoidedWord } from "#app/model/site/words.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

export default {
  severity: "error",
  isJudgement: true,
  about:
    "The text contains a word that we avoid. The list in words.yaml says why, what to write instead, and which of them are only a warning.",
  check({ texts, entries }, report) {
    const listed = entries.filter(({ kind, isValid }) => kind === "words" && isValid);
    for (const language of new Set(listed.map((entry) => entry.language))) {
      const ofLanguage = listed.filter((entry) => entry.language === language);
      // The list of the first language applies to every text.
      const read = ofLanguage[0]?.isLayer
        ? texts.filter((text) => text.language === language)
        : texts;
      const values = ofLanguage.map(({ value }) => value as AvoidedWord);
      reportWords(read, values, report);
    }
  },
} satisfies Rule;

function reportWords(texts: SiteText[], values: AvoidedWord[], report: Report) {
  const byForm = new Map(
    values.flatMap((avoided) => avoided.words.map((form) => [plain(form), avoided])),
  );
  if (byForm.size === 0) return;
  for (const { text, match, words, place } of matchesIn(texts, anyOf([...byForm.keys()]))) {
    const avoided = byForm.get(plain(words));
    const { reason = "", instead = "", severity, about, notAbout = [] } = avoided ?? {};
    const near = about && nearestOf([...about, ...notAbout], text.value, match.index);
    const [why, what] = [reason, instead].map((given) => given.trim().replace(/(?<![.!?])$/, "."));
    const advice = `We do not write "${plain(words)}": ${why} Write instead: ${what}`;
    const isMild = severity === "warning";
    const isMeant = !about || about.includes(near ?? "");
    if (isMeant) report({ ...place, text: advice, severity: isMild ? severity : undefined });
  }
}

// The words of a form may be separated by a line break, a quotation mark or a hyphen.
function anyOf(forms: string[]) {
  const longestFirst = forms.toSorted((left, right) => right.length - left.length);
  const any = longestFirst.join("|").replaceAll(" ", "[\\s\"“”‘’'*_-]{1,12}");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
}

function nearestOf(forms: string[], text: string, from: number) {
  const matches = [...text.matchAll(anyOf(forms))];
  matches.sort((left, right) => Math.abs(left.index - from) - Math.abs(right.index - from));
  return matches[0]?.[0].toLowerCase();
}

function plain(words: string) {
  const parts = words.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return parts?.join(" ") ?? "";
}
