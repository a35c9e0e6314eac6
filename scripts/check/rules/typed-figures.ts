import { valueOf } from "#app/content/entries.ts";
import { quotedFigure } from "#app/model/fields/quoted-figures.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";

const month = "(?:January|February|March|April|May|June|July|August|[A-Z][a-z]+ber)";
// A price, a date, an age or a number in a series is no count.
const before = `(?<![\\p{L}\\p{N}.,/:–-]|[#№$€£] ?|\\b(?:KES|KSh|Ksh|Sh|USD|[Aa]ged|Form|Grade|Class|Standard|${month}) )`;
const after = `(?![\\d\\p{L}/:–-]|[.,]\\d| (?:${month}|years? old))`;
const digits = "(\\d{1,3}(?:,\\d{3})+|\\d+)";
const percent = "( ?(?:%|percent\\b|per cent\\b))?";
const number = new RegExp(`${before}${digits}${after}\\+?${percent}`, "gu");
// The label stands within so many characters of its number, in the same sentence.
const near = 32;

const rule: Rule = {
  severity: "warning",
  about: "A number and its label in stats.yaml are typed, and would stay when the figure changes.",
  examples: {
    warnings: ["We supported more than «1500» girls.", "Our retention is above «98 percent»."],
    good: ["We support {{girls-supported}} girls, and 98 % of this is true. Rent rose by 10 %."],
  },
  check({ texts, entriesOf }, report) {
    const figures = entriesOf("stats").flatMap((entry) => {
      const [{ amount } = {}] = amountsIn(String(valueOf(entry, "value")));
      const label = stemsOf(String(valueOf(entry, "label")));
      return amount && label.length > 0 ? [{ id: entry.id, amount, label }] : [];
    });
    // The longest label says most exactly what is counted.
    figures.sort((one, other) => other.label.length - one.label.length);
    for (const text of texts) {
      if (text.entry.kind === "stats" && text.field === "value") continue;
      const prose = proseOf(text).replace(quotedFigure, (braces) => " ".repeat(braces.length));
      for (const { index, length, amount } of amountsIn(prose)) {
        const [left = ""] = prose
          .slice(Math.max(0, index - near), index)
          .split(/[.?!]\s/)
          .slice(-1);
        const [right = ""] = prose.slice(index + length, index + length + near).split(/[.?!]\s/);
        const stems = stemsOf(`${left} ${right}`);
        const isNamed = (label: string[]) => label.every((stem) => stems.includes(stem));
        const figure = figures.find((one) => one.amount === amount && isNamed(one.label));
        if (!figure) continue;
        const advice = `This is the figure ${figure.id} of stats.yaml. Write {{${figure.id}}}, so that it follows when the figure changes.`;
        report({ ...text.at(index, length), text: advice });
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
