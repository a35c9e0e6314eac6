import { describe, expect, it } from "vitest";
import { benchOptions, OptionError } from "#scripts/bench/bench-options.ts";
import { runCommand } from "#tests/support/run-command.ts";

describe("benchOptions", () => {
  it("measures builds with large archives and development with smaller ones", () => {
    const { sizes, json, record } = benchOptions([]);
    expect(sizes.build).toEqual([1000, 4000]);
    expect(sizes.floor).toEqual(sizes.build);
    expect(sizes.development).toEqual([100, 1000]);
    expect([json, record]).toEqual([false, false]);
  });

  it("takes the words behind the command", () => {
    const words = ["--posts", "30,20,20", "--runs", "2", "--only", "build,floor", "--minutes", "1"];
    expect(benchOptions([...words, "--json"])).toEqual({
      sizes: { floor: [20, 30], check: [], build: [20, 30], development: [] },
      runs: 2,
      minutes: 1,
      json: true,
      record: false,
    });
  });

  it.each([
    [["--posts", "many"], /--posts says "many"/],
    [["--posts", "100,"], /--posts says ""/],
    [["--posts", "0"], /--posts says "0"/],
    [["--runs", "1.5"], /--runs says "1\.5"/],
    [["--minutes", "-"], /--minutes says "-"/],
    [["--only", "pictures"], /--only says "pictures".* floor, check, build, development/],
    [["--record", "--only", "build"], /--record .* --only/],
    [["--fast"], /npm run bench -- /],
    [["1000"], /npm run bench -- /],
  ])("answers %j in one sentence", (words, sentence) => {
    let said = "";
    try {
      benchOptions(words);
    } catch (error) {
      if (error instanceof OptionError) said = error.message;
    }
    expect(said).toMatch(sentence);
    expect(said).not.toContain("\n");
  });
});

describe("npm run bench", () => {
  it("says what is wrong with its words, measures nothing and exits 1", async () => {
    const { code, out, errors } = await runCommand(["scripts/bench/bench.ts", "--runs", "x"], {});
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(errors).toMatch(/^--runs says "x".*\n$/);
  });
});
