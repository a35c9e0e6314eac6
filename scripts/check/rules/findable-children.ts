import { valueOf } from "#app/content/entries.ts";
import { fieldNames } from "#app/content/walk-fields.ts";
import { placeIn } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { hasSign, signsIn } from "#scripts/check/words/child-signs.ts";
import { kenyanNames } from "#scripts/check/words/kenyan-lists.ts";
import { withPlainDigits } from "#scripts/check/words/plain-digits.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

const consent = "consent: { who: The girl and her mother, when: 2026-03-14 }";

export default {
  severity: "warning",
  about:
    "A child could be identified by her name, age or class together with a school, village or relative. Leave something out, change the name, or record her and her parents’ consent.",
  checkEntry(entry, report, whole) {
    const { who = "" } = (valueOf(entry, "consent") ?? {}) as { who?: unknown };
    const [named] = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.exec(String(who)) ?? [];
    const advice = `"${named}" is a name, and this file is public. Write who agreed without names, such as The girl and her mother.`;
    if (named) report({ ...placeIn(entry, ["consent", "who"]), text: advice });
    // The people of the team are adults.
    if (entry.kind === "team" || valueOf(whole, "consent")) return;
    const texts = textsOf(entry);
    const sentences = texts
      .flatMap((text) => sentencesOf(withPlainDigits(proseOf(text))))
      .map(({ text }) => text);
    // Some kinds, such as events, are not about one person.
    const fields = entry.isLayer ? `fields of ${entry.file.originalPath}` : "fields";
    const agreed = fieldNames(entry.schema).includes("consent")
      ? ` Or record who agreed in the ${fields}: ${consent}.`
      : "";
    const isChanged = hasSign("all names changed", sentences.join(" "));
    // A success story is about a girl, whatever else it says.
    for (const { value, at } of entry.kind === "successStories" && !isChanged ? texts : []) {
      const name = signsIn("untitled names", value).find((word) => kenyanNames.has(word));
      const text = `"${name}" is a name. Write an initial, such as F., so that nobody finds her by this story.${agreed}`;
      if (name) report({ ...at(value.indexOf(name), name.length), text });
    }
    for (const { value, field, at } of /^(?:testimonials|pledges)$/.test(entry.kind) ? texts : []) {
      const text = `"${value}" is a full name. Write a first name and an initial, such as Zawadi N., or accept this with allow: if this person asked for it.`;
      const isName = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}$/u.test(value);
      const isGroup =
        entry.kind === "pledges" && !value.split(" ").some((word) => kenyanNames.has(word));
      if (field === "name" && isName && !isGroup) report({ ...at(), text });
    }
    for (let from = 0, to = 0; from < sentences.length; from = to) {
      for (to = from + 1; to - from < 4 && isLinked(sentences[to - 1], sentences[to]);) to += 1;
      const child = childIn(sentences.slice(from, to), isChanged);
      if (!child) continue;
      const { sign, lead } = child;
      const text = texts.find(({ value }) => withPlainDigits(value).includes(sign));
      if (!text) continue;
      const both = lead.includes(sign) ? `"${lead}"` : `"${sign}" together with "${lead}"`;
      const words = `${both} could identify a child. Leave a part out, or change the name and write “name changed”.${agreed} If this is not about a child, accept the warning with allow:.`;
      const index = withPlainDigits(text.value).indexOf(sign);
      report({ ...text.at(index, sign.length), text: words });
    }
  },
} satisfies Rule;

// A sentence is about the person of the one before if it says "she" or repeats the name.
function isLinked(before = "", next = "") {
  if (/\b(?:she|he|hers?|his|him)\b/i.test(next) && isOfSomebody(before)) return true;
  return next
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => kenyanNames.has(word) && before.includes(word));
}

function childIn(sentences: string[], areAllChanged: boolean) {
  const run = sentences.join(" ");
  // Most sentences have none of these words, and testing every pattern is slow.
  if (!hasSign("hints", run)) return undefined;
  const starts = sentences.map((sentence) => sentence.split(/[^\p{L}\p{M}]/u)[0] ?? "");
  // A class or a school without a person is not about a child.
  if (!isOfSomebody(run, starts)) return undefined;
  const classes = sentences
    .filter((sentence) => !hasSign("adults", sentence) && isOfSomebody(sentence, starts))
    .flatMap((sentence) => signsIn("classes", sentence));
  const [sign = classes[0]] = signsIn("ages", run);
  if (!sign) return undefined;
  const isChanged = areAllChanged || hasSign("changed names", run);
  const leads = [...new Set(signsIn("leads", run))];
  if (!isChanged && !leads[0] && isNamed(run, starts))
    leads.push(...signsIn("leads to the named", run));
  const lead = leads[isChanged ? 1 : 0];
  return lead ? { sign, lead } : undefined;
}

function isOfSomebody(text: string, starts?: string[]) {
  return isNamed(text, starts) || hasSign("unnamed", text);
}

function isNamed(text: string, starts = [text.split(/[^\p{L}\p{M}]/u)[0] ?? ""]) {
  const names = signsIn("untitled names", text).map((name) => name.replace(/['’]s$/, ""));
  const isName = (word: string) => kenyanNames.has(word) || starts.includes(word);
  return names.some(isName) || /\bnamed [A-Z]/.test(text);
}
