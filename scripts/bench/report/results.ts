import { spreadOf, type Spread } from "#scripts/bench/report/figures.ts";
import {
  measuredRows,
  type Part,
  type RowName,
  type Sample,
  type Unit,
} from "#scripts/bench/report/measured-rows.ts";

/** All that a bench found in one row for one number of posts. */
export type Result = {
  name: RowName;
  title: string;
  unit: Unit;
  posts: number;
  /** How many runs it was measured in; none where the time was up before. */
  runs: number;
  values: number[];
  /** Absent where nothing was measured. */
  spread?: Spread;
};

/** Puts samples together by row and number of posts; what was planned and not measured is empty. */
export function resultsOf(samples: Sample[], sizes: Record<Part, number[]>): Result[] {
  return measuredRows.flatMap(({ name, title, unit, part }) =>
    sizes[part].map((posts) => {
      const own = samples.filter((sample) => sample.row === name && sample.posts === posts);
      const values = own.flatMap((sample) => sample.values);
      const spread = values.length > 0 ? spreadOf(values) : undefined;
      return { name, title, unit, posts, runs: own.length, values, spread };
    }),
  );
}

/** One sentence for each result that has fewer runs than were asked for. */
export function missingRuns(results: Result[], runs: number): string[] {
  return results
    .filter((result) => result.runs < runs)
    .map(
      ({ title, posts, runs: measured }) =>
        `${title}, ${postsInWords(posts)}: ${measured === 0 ? "not measured" : `${measured} of ${runs} runs`}`,
    );
}

/** A number of posts as a heading has it, such as "1,000 posts". */
export function postsInWords(posts: number) {
  return `${posts.toLocaleString("en-US")} ${posts === 1 ? "post" : "posts"}`;
}
