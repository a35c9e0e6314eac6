import type { AvoidedWord } from "#app/model/site/avoided-word.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const allowed = `- words: [voiceless]
  reason: They speak.
  instead: unheard
  severity: error
  allowedIn: [{ file: blog/1.mdx, field: title, explanation: It is the name of a play. }]
`;
const post = (title: string, excerpt: string) =>
  `---\ntitle: ${title}\nexcerpt: ${excerpt}\nauthor: A. B.\ndate: 2025-03-08\ncategory: Education\n---\nWords.\n`;

const rule: Rule = {
  severity: "error",
  about:
    "A word of words.yaml is written. The girls and women of whom we write read it too; the list says why and what to write.",
  examples: {
    bad: [
      "They are VOICELESS.",
      "We give a\n“voice” to all.",
      "A victim’s story.",
      "They are **voiceless** now.",
      { "words.yaml": allowed, "blog/1.mdx": post("A play", "Voiceless") },
    ],
    good: [
      "It is a victimless joke, and we give voice lessons.",
      "See `victim`.",
      { "words.yaml": allowed, "blog/1.mdx": post("Voiceless", "A play") },
    ],
  },
  check({ texts, entriesOf }, report) {
    const listed = entriesOf("words").filter(({ isValid }) => isValid);
    const byForm = new Map(
      listed.flatMap(({ value }) =>
        (value as AvoidedWord).words.map((form) => [plain(form), value as AvoidedWord] as const),
      ),
    );
    if (byForm.size === 0) return;
    // The words of a form may be separated by a line break, a quotation mark or a hyphen.
    const forms = [...byForm.keys()].sort((one, other) => other.length - one.length);
    const sources = forms.map((form) => form.replaceAll(" ", "[\\s\"“”‘’'*_-]{1,12}"));
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`,
      "giu",
    );
    for (const text of texts) {
      for (const { 0: written, index } of proseOf(text)?.matchAll(pattern) ?? []) {
        const word = byForm.get(plain(written));
        const isAllowed = word?.allowedIn?.some(
          ({ file, field }) =>
            file === text.entry.file.path && (!field || `.${text.field}`.endsWith(`.${field}`)),
        );
        if (!word || isAllowed) continue;
        const [reason, instead] = [word.reason, word.instead].map((one) => one.trim());
        const said = `We do not write "${plain(written)}": ${reason} Write instead: ${instead?.replace(/\.?$/, ".")}`;
        report({ ...text.at(index, written.length), text: said, severity: word.severity });
      }
    }
  },
};

export default rule;

function plain(words: string) {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  );
}
