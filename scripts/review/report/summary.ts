import { gravities, type Gravity } from "#scripts/review/gravity.ts";
import type { Review, ReviewedEdit } from "#scripts/review/review.ts";

/** The groups of a review, the gravest first, as a reader names them. */
export const groupNames: Record<Gravity, string> = {
  money: "Money and who receives it",
  contact: "Phones, helplines and mail",
  links: "Where links lead",
  people: "Children, consent and people",
  pages: "Pages that come, go or move",
  words: "Sentences",
  machines: "What only machines read",
};

/** The groups that have something, each with its edits. */
export function groupsOf({ edits }: Review): { gravity: Gravity; edits: ReviewedEdit[] }[] {
  return gravities
    .map((gravity) => ({ gravity, edits: edits.filter((edit) => edit.gravity === gravity) }))
    .filter((group) => group.edits.length > 0);
}

/** The verdict in two sentences: what has to be mended, and what somebody who knows has to look at. */
export function verdict({ findings, counts, site, edits, files }: Review): string {
  if (counts.errors > 0) {
    const places = counts.errors === 1 ? "One place has" : `${counts.errors} places have`;
    return `${places} to be mended before this can go on the site.`;
  }
  const nothing = `Nothing to mend${findings.length > 0 ? ", and something worth a look" : ""}.`;
  if (!site)
    return `${nothing} No pages were compared, so nobody knows yet what visitors will get.`;
  const grave = gravities
    .slice(0, 4)
    .filter((one) => [...edits, ...files].some(({ gravity }) => gravity === one));
  const looks = grave.map((one) => groupNames[one].toLowerCase());
  if (edits.some(({ waits }) => waits !== "")) looks.push("what becomes public later");
  if (files.some(({ gravity }) => gravity === "program"))
    looks.push("changed files of the program");
  if (looks.length === 0) return nothing;
  return `${nothing} Whether it is true, only somebody who knows can say. Look at ${looks.join("; ")}.`;
}

/** What an edit is about, such as "girls-supported: value". */
export function nameOfEdit({ entry, field }: ReviewedEdit) {
  return [entry, field].filter((one) => one !== "").join(": ");
}

/** What became of it, where that is not seen from the words. */
export function stateOfEdit({ change, waits }: ReviewedEdit) {
  const became = { added: "new", removed: "taken out", moved: "moved", changed: "" }[change];
  const later = waits === "draft" ? "a draft" : waits === "" ? "" : `public from ${waits}`;
  return [became, later].filter((one) => one !== "").join(", ");
}
