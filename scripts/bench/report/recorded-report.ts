import { format } from "prettier";

const start = "<!-- bench:start -->";
const end = "<!-- bench:end -->";

/** A README with this report between its two marks; throws where it has no marks. */
export async function withReport(readme: string, report: string): Promise<string> {
  const [from, to] = placesOf(readme);
  const text = await format(report, { parser: "markdown", printWidth: 100, proseWrap: "always" });
  return `${readme.slice(0, from)}\n\n${text}\n${readme.slice(to)}`;
}

/** The report that stands between the marks of a README; throws where it has no marks. */
export function recordedReport(readme: string): string {
  return readme.slice(...placesOf(readme)).trim();
}

function placesOf(readme: string): [number, number] {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`README.md needs the marks ${start} and ${end}.`);
  return [from + start.length, to];
}
