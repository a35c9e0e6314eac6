import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { benchForMachines, benchReport, type Bench } from "#scripts/bench/report/bench-report.ts";
import { comparisonRules, comparisonsOf } from "#scripts/bench/report/comparisons.ts";
import { spreadOf } from "#scripts/bench/report/figures.ts";
import { machineInWords, thisMachine } from "#scripts/bench/report/machine.ts";
import { measuredRows, type Sample } from "#scripts/bench/report/measured-rows.ts";
import { recordedReport, withReport } from "#scripts/bench/report/recorded-report.ts";
import { missingRuns, resultsOf } from "#scripts/bench/report/results.ts";

const sizes = { floor: [1000, 4000], check: [4000], build: [1000, 4000], development: [100] };

const samples: Sample[] = [
  { row: "floor", posts: 1000, values: [2] },
  { row: "floor", posts: 1000, values: [4] },
  { row: "cold", posts: 1000, values: [6] },
  { row: "cold", posts: 1000, values: [7] },
  { row: "content", posts: 1000, values: [2] },
  { row: "content", posts: 4000, values: [8.5] },
  { row: "footer", posts: 1000, values: [2.6] },
  { row: "servedChange", posts: 100, values: [40, 44, 90] },
];

const benchOf = (found: Sample[], runs = 2): Bench => ({
  date: "2026-11-21",
  machine: { processor: "A processor", cores: 2, memory: 8, system: "linux", node: "20.19.0" },
  runs,
  memoryMeasure: "what the processes take",
  results: resultsOf(found, sizes),
});

// The cells of each line of the table, by the name that the line begins with.
function cellsOf(report: string) {
  const lines = report.split("\n").filter((line) => line.startsWith("|"));
  const cells = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  return new Map(cells.map(([, name = "", ...rest]) => [name, rest.slice(0, -1)]));
}

describe("spreadOf", () => {
  it.each([
    [[3], 3, 3],
    [[9, 1], 5, 9],
    [[5, 100, 1], 5, 100],
    [[4, 1, 3, 2], 2.5, 4],
  ])("takes the middle and the worst of %j", (values, median, worst) => {
    expect(spreadOf(values)).toEqual({ median, worst });
  });

  it("has no middle of nothing", () => {
    expect(() => spreadOf([])).toThrow("Nothing was measured");
  });
});

describe("comparisonsOf", () => {
  const found = comparisonsOf(resultsOf(samples, sizes));
  const value = (name: string, posts: number) =>
    found.find((one) => one.name === name && one.posts === posts)?.value;

  it.each([
    ["coldBeyondFloor", 6.5 - 3],
    ["coldToFloor", 6.5 / 3],
    ["contentToFloor", 2 / 3],
    ["footerToCold", 2.6 / 6.5],
  ])("holds medians against each other: %s", (name, expected) => {
    expect(value(name, 1000)).toBeCloseTo(expected);
  });

  it("holds the content of many posts against that of the fewest", () => {
    expect(value("contentGrowth", 4000)).toBeCloseTo(8.5 / 2);
    expect(found.some(({ name, posts }) => name === "contentGrowth" && posts === 1000)).toBe(false);
  });

  it("has no value where one side was not measured", () => {
    expect(value("coldToFloor", 4000)).toBeUndefined();
  });
});

describe("benchReport", () => {
  const report = benchReport(benchOf(samples));
  const cells = cellsOf(report);

  it("has a column for each number of posts", () => {
    expect(cells.get("")).toEqual(["100 posts", "1,000 posts", "4,000 posts"]);
  });

  it("shows median and worst, what was not measured and what was not asked for", () => {
    expect(cells.get("Floor")).toEqual(["–", "3.00 s (4.00)", "not measured"]);
    expect(cells.get("Save to served HTML")?.[0]).toBe("44 ms (90, 1 of 2 runs)");
    expect(cells.get("Cold build ÷ floor")).toEqual(["–", "2.17 ×", "not measured"]);
  });

  it("has a line for everything that is measured and compared", () => {
    const titles = [...measuredRows, ...comparisonRules].map(({ title }) => title);
    expect([...cells.keys()].slice(2)).toEqual(titles);
  });

  it("has no line for what it was not asked for", () => {
    const floorAlone = { floor: [1000], check: [], build: [], development: [] };
    const alone = { ...benchOf([]), results: resultsOf(samples, floorAlone) };
    const titles = measuredRows.filter(({ part }) => part === "floor").map(({ title }) => title);
    expect([...cellsOf(benchReport(alone)).keys()].slice(2)).toEqual(titles);
  });

  it("keeps its columns under each other", () => {
    const lines = report.split("\n").filter((line) => line.startsWith("|"));
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });

  it("says which runs are missing", () => {
    expect(report).toContain("- Floor, 4,000 posts: not measured");
    expect(report).toContain("- Save to served HTML, 100 posts: 1 of 2 runs");
    expect(report).not.toContain("- Floor, 1,000 posts");
  });

  it("names date, machine and number of runs", () => {
    expect(report).toContain("2026-11-21");
    expect(report).toContain("A processor, 2 cores, 8 GiB, linux, Node 20.19.0");
    expect(report).toContain("Medians of 2 runs");
  });
});

describe("missingRuns", () => {
  it("is empty where everything was measured as often as asked", () => {
    const whole = resultsOf(samples, { floor: [1000], check: [], build: [], development: [] });
    const measured = whole.filter(({ name }) => name === "floor");
    expect(missingRuns(measured, 2)).toEqual([]);
  });
});

describe("benchForMachines", () => {
  it("holds every value, every comparison and what is missing", () => {
    const bench = benchOf(samples);
    const whole = JSON.parse(benchForMachines(bench));
    expect(whole.results).toEqual(JSON.parse(JSON.stringify(bench.results)));
    expect(whole.comparisons).toHaveLength(comparisonsOf(bench.results).length);
    expect(whole.missing).toEqual(missingRuns(bench.results, 2));
  });
});

describe("thisMachine", () => {
  it("tells neither a name nor a place", () => {
    expect(Object.keys(thisMachine())).toEqual(["processor", "cores", "memory", "system", "node"]);
    expect(machineInWords(thisMachine())).not.toContain("/home");
  });
});

describe("withReport", () => {
  const readme =
    "# A site\n\nWords.\n\n<!-- bench:start -->\nThe last one.\n<!-- bench:end -->\n\nMore.\n";

  it("puts a report between the marks, twice the same, and leaves the rest", async () => {
    const report = benchReport(benchOf(samples));
    const once = await withReport(readme, report);
    expect(await withReport(once, report)).toBe(once);
    expect(cellsOf(recordedReport(once))).toEqual(cellsOf(report));
    expect(once).not.toContain("The last one.");
    expect(once.startsWith("# A site\n\nWords.\n\n<!--")).toBe(true);
    expect(once.endsWith("-->\n\nMore.\n")).toBe(true);
  });

  it("refuses a README without marks", async () => {
    await expect(withReport("# A site\n", "")).rejects.toThrow("<!-- bench:start -->");
  });
});

describe("README.md", () => {
  it("has a line for everything that the bench measures and compares", async () => {
    const cells = cellsOf(recordedReport(await readFile("README.md", "utf8")));
    const titles = [...measuredRows, ...comparisonRules].map(({ title }) => title);
    expect([...cells.keys()].slice(2)).toEqual(titles);
    expect(new Set([...cells.values()].map((line) => line.length)).size).toBe(1);
  });
});
