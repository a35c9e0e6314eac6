/** What a change may concern, the most serious first. */
export const concerns = [
  "money",
  "safety",
  "contact",
  "people",
  "claims",
  "words",
  "nothing",
] as const;

/** What a change of something concerns; nothing is what no visitor sees. */
export type Concern = (typeof concerns)[number];

/** The most serious of some; words where there is none. */
export function mostSerious(some: readonly Concern[]): Concern {
  return concerns.find((one) => some.includes(one)) ?? "words";
}
