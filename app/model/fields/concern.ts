/** What a change can concern, the most serious first. */
export const concerns = [
  "money",
  "safety",
  "contact",
  "people",
  "claims",
  "words",
  "nothing",
] as const;

/** What a change concerns; "nothing" means that visitors do not see it. */
export type Concern = (typeof concerns)[number];

/** The most serious concern; "words" if there is none. */
export function mostSerious(candidates: readonly Concern[]): Concern {
  return concerns.find((concern) => candidates.includes(concern)) ?? "words";
}
