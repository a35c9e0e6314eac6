import { valueOf } from "#app/content/entries.ts";
import { quotedFigure } from "#app/model/fields/quoted-figures.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

const number =
  /(?<![\p{L}\p{N}.,/:–-]|[#№$€£] ?|\b(?:KES|KSh|Ksh|Sh|USD) )(\d{1,3}(?:,\d{3})+|\d+)(?![\d\p{L}/:–-]|[.,]\d)\+?( ?(?:%|percent\b|per cent\b))?/gu;
const stats = (label: string, value: string) => ({
  "stats.yaml": `- id: own\n  value: "${value}"\n  label: ${label}\n  status: stated\n`,
});
const titled = (title: string) => ({
  "blog/1.mdx": `---\ntitle: ${title}\nexcerpt: E\nauthor: A. B.\ndate: 2025-03-08\ncategory: Education\n---\nWords.\n`,
});

const rule: Rule = {
  severity: "warning",
  about:
    "A number is typed beside the words of its label in stats.yaml. It would stay as it is when the figure changes.",
  examples: {
    bad: [
      "We supported more than 1500 girls.",
      "Our retention is above 98 percent.",
      "There are 300 advocates.",
      { ...stats("countries", "15"), ...titled("A letter from 15 countries") },
    ],
    good: [
      "We support {{girls-supported}} girls. There are 300 books, and 1,500 girls came.",
      "Our costs rose by 5 %, and 98 % stay. It began in 2019.",
      { ...stats("girls in training", "15"), ...titled("A girl of 15") },
    ],
  },
  check({ texts, entriesOf }, report) {
    const figures = entriesOf("stats").flatMap(({ id, value }) => {
      const amount = amountsIn(String(valueOf({ value }, "value")))[0]?.amount;
      const stems = stemsOf(String(valueOf({ value }, "label")));
      return amount && stems.length > 0 ? [{ id, amount, stems }] : [];
    });
    for (const text of texts) {
      if (text.entry.kind === "stats" && text.field === "value") continue;
      const prose = (proseOf(text) ?? "").replace(quotedFigure, (braces) =>
        " ".repeat(braces.length),
      );
      if (!/\d/.test(prose)) continue;
      for (const sentence of sentencesOf(prose)) {
        const stems = new Set(stemsOf(sentence.text));
        for (const { index, length, amount } of amountsIn(sentence.text)) {
          const same = figures.filter(
            (one) => one.amount === amount && one.stems.every((stem) => stems.has(stem)),
          );
          // The longest label says most exactly what is counted.
          const [figure] = same.sort((one, other) => other.stems.length - one.stems.length);
          if (!figure) continue;
          const words = `"${sentence.text.slice(index, index + length)}" is the figure ${figure.id} of stats.yaml. Write {{${figure.id}}}, so that it follows when the figure changes.`;
          report({ ...text.at(sentence.index + index, length), text: words });
        }
      }
    }
  },
};

export default rule;

function amountsIn(text: string) {
  return [...text.matchAll(number)].flatMap(({ 0: written, 1: digits = "", 2: percent, index }) => {
    const isYear = !percent && /^(?:19|20)\d\d$/.test(digits);
    const amount = digits.replaceAll(",", "") + (percent ? "%" : "");
    return isYear ? [] : [{ index, length: written.length, amount }];
  });
}

function stemsOf(text: string) {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.map((word) => word.replace(/(?:ing|ies|ed|es|s|y)$/, ""));
}
