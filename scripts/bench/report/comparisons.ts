import type { RowName } from "#scripts/bench/report/measured-rows.ts";
import type { Result } from "#scripts/bench/report/results.ts";

/** Two medians of one bench held against each other. */
export type Comparison = {
  name: string;
  title: string;
  posts: number;
  unit: "×" | "s";
  /** Absent where one of the two was not measured. */
  value?: number;
};

type Rule = {
  name: string;
  title: string;
  unit: "×" | "s";
  row: RowName;
  /** What the row is held against: another row, or itself with the fewest posts. */
  against: RowName | "fewest posts";
};

/** What is held against what, in the order of the table. */
export const comparisonRules: Rule[] = [
  {
    name: "coldBeyondFloor",
    title: "Cold build − floor",
    unit: "s",
    row: "cold",
    against: "floor",
  },
  { name: "coldToFloor", title: "Cold build ÷ floor", unit: "×", row: "cold", against: "floor" },
  {
    name: "contentToFloor",
    title: "Content of the cold build ÷ floor",
    unit: "×",
    row: "content",
    against: "floor",
  },
  {
    name: "footerToCold",
    title: "Footer edited ÷ cold build",
    unit: "×",
    row: "footer",
    against: "cold",
  },
  {
    name: "contentGrowth",
    title: "Content of the cold build ÷ that of the fewest posts",
    unit: "×",
    row: "content",
    against: "fewest posts",
  },
];

/** Compares the medians of one bench for every number of posts that the row was planned with. */
export function comparisonsOf(results: Result[]): Comparison[] {
  const median = (row: RowName, posts: number) =>
    results.find((result) => result.name === row && result.posts === posts)?.spread?.median;
  return comparisonRules.flatMap(({ name, title, unit, row, against }) => {
    const sizes = results.filter((result) => result.name === row).map(({ posts }) => posts);
    const fewest = Math.min(...sizes);
    const isGrowth = against === "fewest posts";
    const compared = isGrowth ? sizes.filter((posts) => posts > fewest) : sizes;
    return compared.map((posts) => {
      const one = median(row, posts);
      const other = isGrowth ? median(row, fewest) : median(against, posts);
      const isKnown = one !== undefined && other !== undefined;
      const value = isKnown ? (unit === "×" ? one / other : one - other) : undefined;
      return { name, title, posts, unit, value };
    });
  });
}
