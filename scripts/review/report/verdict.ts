import { numberWords } from "#app/content/number-words.ts";
import { graveOnes, type Gravity } from "#scripts/review/gravities.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { valueKinds } from "#scripts/check/words/values-in.ts";

/** What the groups are called. */
export const groupNames: Record<Gravity, string> = {
  money: "Money and who receives it",
  safety: "Help and safety",
  contact: "Phones, helplines and mail",
  links: "Where links lead",
  people: "Children, consent and people",
  pages: "Pages that come, go or move",
  words: "Sentences",
  machines: "What only machines read",
};

/** What a reader of everything below has to do, the hardest first; good news only where there is nothing else. */
export function verdict(review: Review): string {
  const { findings, site, edits, files, leftBehind } = review;
  const found = new Set<string>([...edits, ...files].map(({ gravity }) => gravity));
  for (const { kind } of site?.values ?? []) found.add(valueKinds[kind].gravity);
  const grave = graveOnes
    .filter((one) => found.has(one))
    .map((one) => groupNames[one].toLowerCase());
  if (found.has("program")) grave.push("changed files of the program");
  const pages = site?.pages.filter(({ change }) => change !== "changed") ?? [];
  const news = pages.filter(({ change }) => change === "added").length;
  const waiting = edits.some(({ waits }) => waits !== "");
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  const left = leftBehind.reduce((sum, { places }) => sum + places.length, 0);
  const sentences = edits.filter(({ gravity }) => gravity === "words").length;
  const said = [
    errors > 0 &&
      `Do not merge: ${counted(errors, "place")} ${errors === 1 ? "has" : "have"} to be mended.`,
    errors === 0 && !site && "No pages were compared, so nobody knows yet what visitors will get.",
    grave.length > 0 && `Somebody who knows must say whether it is true: ${grave.join("; ")}.`,
    news > 0 && `Read ${counted(news, "page")} that ${news === 1 ? "is" : "are"} new.`,
    found.has("pages") && news === 0 && "Look at which pages come, go or move.",
    waiting && "Read what becomes public later.",
    left > 0 && `${counted(left, "place")} still ${left === 1 ? "says" : "say"} the old.`,
  ].filter((one) => typeof one === "string");
  const rest = [
    warnings > 0 && `${counted(warnings, "thing")} ${warnings === 1 ? "is" : "are"} worth a look.`,
    sentences > 0 && `Read ${counted(sentences, "sentence")}.`,
  ].filter((one) => typeof one === "string");
  return [...(said.length > 0 ? said : ["Nothing to mend."]), ...rest].map(begun).join(" ");
}

/** How much a branch changes, such as "8 edits on 27 pages". */
export function extentOf({ edits, site }: Review) {
  const count = counted(edits.length, "edit");
  return begun(site ? `${count} on ${counted(site.pages.length, "page")}` : count);
}

/** A number with its thing, such as "two edits". */
export function counted(count: number, thing: string) {
  return `${count === 0 ? "no" : (numberWords.en[count] ?? count)} ${thing}${count === 1 ? "" : "s"}`;
}

function begun(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
