import { comparisonRules, comparisonsOf } from "#scripts/bench/report/comparisons.ts";
import { measuredRows, type RowName, type Unit } from "#scripts/bench/report/measured-rows.ts";
import { postsInWords, type Result } from "#scripts/bench/report/results.ts";

const notPlanned = "–";
const notMeasured = "not measured";

/**
 * The figures of a bench and what they come to against each other, as a table in Markdown; what the
 * bench was not asked for has no line.
 */
export function figuresTable(results: Result[], runs: number): string {
  const sizes = [...new Set(results.map(({ posts }) => posts))].sort((one, two) => one - two);
  const comparisons = comparisonsOf(results);
  const isPlanned = (row: RowName) => results.some(({ name }) => name === row);
  const measured = measuredRows
    .filter(({ name }) => isPlanned(name))
    .map(({ name, title }) => [
      title,
      ...sizes.map((posts) =>
        shownResult(
          results.find((result) => result.name === name && result.posts === posts),
          runs,
        ),
      ),
    ]);
  const compared = comparisonRules
    .filter(({ row }) => isPlanned(row))
    .map(({ name, title }) => [
      title,
      ...sizes.map((posts) => {
        const found = comparisons.find((one) => one.name === name && one.posts === posts);
        if (!found) return notPlanned;
        return found.value === undefined ? notMeasured : `${found.value.toFixed(2)} ${found.unit}`;
      }),
    ]);
  return inColumns([["", ...sizes.map(postsInWords)], ...measured, ...compared]);
}

function shownResult(result: Result | undefined, runs: number) {
  if (!result) return notPlanned;
  const { spread, unit } = result;
  if (!spread) return notMeasured;
  const fewer = result.runs < runs ? `, ${result.runs} of ${runs} runs` : "";
  return `${shown(spread.median, unit)} ${unit} (${shown(spread.worst, unit)}${fewer})`;
}

function shown(value: number, unit: Unit) {
  return unit === "s" ? value.toFixed(2) : value.toFixed(0);
}

// Names stand at the left and figures at the right, so that they can be compared by their length.
function inColumns(lines: string[][]) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const row = (cells: string[]) =>
    `| ${cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  const [head = [], ...rest] = lines;
  return [row(head), row(rule), ...rest.map(row)].join("\n");
}
