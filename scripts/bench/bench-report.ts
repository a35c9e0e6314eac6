import { availableParallelism, cpus, totalmem } from "node:os";

/** What a figure is given in. */
export type Unit = "s" | "ms" | "MiB" | "×";

/** One measurement; those with the same title make a row of the table. */
export type Figure = { title: string; unit: Unit; posts: number; value: number };

/** The medians of all figures as a table in Markdown, and a paragraph on how they were measured. */
export function benchReport(figures: Figure[], runs: number): string {
  const sizes = [...new Set(figures.map(({ posts }) => posts))];
  const titles = [...new Set(figures.map(({ title }) => title))];
  const cell = (title: string, posts: number) => {
    const own = figures.filter((one) => one.title === title && one.posts === posts);
    const values = own.map(({ value }) => value).sort((one, other) => one - other);
    const unit = own[0]?.unit;
    const digits = unit === "s" || unit === "×" ? 2 : 0;
    const middle = (values.length - 1) / 2;
    const median = ((values[Math.floor(middle)] ?? NaN) + (values[Math.ceil(middle)] ?? NaN)) / 2;
    const worst = runs > 1 ? ` (${values.at(-1)?.toFixed(digits)})` : "";
    return `${median.toFixed(digits)} ${unit}${worst}`;
  };
  const rows = [
    ["", ...sizes.map((posts) => `${posts.toLocaleString("en-US")} posts`)],
    ["---", ...sizes.map(() => "---:")],
    ...titles.map((title) => [title, ...sizes.map((posts) => cell(title, posts))]),
  ].map(([title = "", ...cells]) => [title.padEnd(32), ...cells.map((one) => one.padStart(16))]);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory} GiB, ${process.platform}, Node ${process.versions.node};
${runs > 1 ? `medians of ${runs} runs, the worst in brackets` : "one run"}. Cold means without caches and output.`;
}
