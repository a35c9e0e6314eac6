/** The parts of a bench, in the order in which they are measured. */
export const parts = ["floor", "check", "build", "development"] as const;

/** A part of a bench that can be measured alone. */
export type Part = (typeof parts)[number];

/** In what a figure is given: seconds, milliseconds, mebibytes. */
export type Unit = "s" | "ms" | "MiB";

type Row = { name: string; part: Part; unit: Unit; title: string };

/** Everything that is measured, in the order of the table. */
export const measuredRows = [
  { name: "floor", part: "floor", unit: "s", title: "Floor" },
  { name: "cold", part: "build", unit: "s", title: "Build, cold" },
  { name: "content", part: "build", unit: "s", title: "Build, cold: the content alone" },
  { name: "unchanged", part: "build", unit: "s", title: "Build, nothing changed" },
  { name: "post", part: "build", unit: "s", title: "Build, one post edited" },
  { name: "footer", part: "build", unit: "s", title: "Build, one word of the footer edited" },
  { name: "floorMemory", part: "floor", unit: "MiB", title: "Peak memory, floor" },
  { name: "memory", part: "build", unit: "MiB", title: "Peak memory, cold build" },
  { name: "checkCold", part: "check", unit: "s", title: "`npm run check:content`, cold" },
  { name: "checkWarm", part: "check", unit: "s", title: "`npm run check:content`, again" },
  { name: "firstPage", part: "development", unit: "ms", title: "`npm run dev` to first page" },
  { name: "servedChange", part: "development", unit: "ms", title: "Save to served HTML" },
  { name: "servedProblem", part: "development", unit: "ms", title: "Save to served problem" },
  { name: "shownChange", part: "development", unit: "ms", title: "Save to open page" },
] as const satisfies Row[];

/** The name of something that is measured. */
export type RowName = (typeof measuredRows)[number]["name"];

/** What one measurement found, in the unit of its row. */
export type Sample = { row: RowName; posts: number; values: number[] };
