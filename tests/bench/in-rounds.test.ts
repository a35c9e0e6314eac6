import { describe, expect, it } from "vitest";
import { inRounds, type Step } from "#scripts/bench/in-rounds.ts";

function stepsThatCount(taken: string[]): Step[] {
  return ["one", "two"].map((title) => ({
    title,
    posts: 100,
    measure: async () => {
      taken.push(title);
      return { cold: [taken.length] };
    },
  }));
}

describe("inRounds", () => {
  it("takes every step once before it takes any again", async () => {
    const taken: string[] = [];
    const said: string[] = [];
    const samples = await inRounds(stepsThatCount(taken), {
      runs: 2,
      isTimeUp: () => false,
      say: (line) => said.push(line),
    });
    expect(taken).toEqual(["one", "two", "one", "two"]);
    expect(samples).toEqual(
      [1, 2, 3, 4].map((value) => ({ row: "cold", posts: 100, values: [value] })),
    );
    expect(said.map((line) => line.split(" ")[0])).toEqual(["1/4", "2/4", "3/4", "4/4"]);
    expect(said[1]).toContain("100 posts, two");
  });

  it("begins nothing new once the time is up, and keeps what it has", async () => {
    const taken: string[] = [];
    const said: string[] = [];
    const samples = await inRounds(stepsThatCount(taken), {
      runs: 5,
      isTimeUp: () => taken.length === 3,
      say: (line) => said.push(line),
    });
    expect(taken).toHaveLength(3);
    expect(samples).toHaveLength(3);
    expect(said.at(-1)).toMatch(/time is up/);
  });
});
