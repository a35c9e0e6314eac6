import type { RowName, Sample } from "#scripts/bench/report/measured-rows.ts";
import { postsInWords } from "#scripts/bench/report/results.ts";

/** One measurement, which may find the figures of several rows. */
export type Step = {
  title: string;
  posts: number;
  measure: () => Promise<Partial<Record<RowName, number[]>>>;
};

/** How often steps are taken, when no other begins, and who hears of each. */
export type Rounds = { runs: number; isTimeUp: () => boolean; say: (line: string) => void };

/**
 * Takes all steps once, then all again, so that whatever slows the machine for a while touches
 * every figure alike and each has one run before any has two.
 */
export async function inRounds(steps: Step[], { runs, isTimeUp, say }: Rounds): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { title, posts, measure }] of steps.entries()) {
      if (isTimeUp()) {
        say("The time is up; no new measurement begins.");
        return samples;
      }
      const started = performance.now();
      const found = await measure();
      for (const [row, values] of Object.entries(found) as [RowName, number[]][]) {
        samples.push({ row, posts, values });
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const place = `${(run - 1) * steps.length + index + 1}/${runs * steps.length}`;
      say(`${place}  ${postsInWords(posts)}, ${title} (${seconds} s)`);
    }
  }
  return samples;
}
