// Reads and checks everything in content/ and prints what was found, each with its line; exits 1
// where something has to be mended. With --calendar it lists what changes by itself instead, with
// --rules the rules by which it judges.
import { calendar, printCalendar } from "#app/library/days/calendar.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { printProblems, type Problem } from "#app/library/problems/problem.ts";
import { printRules } from "#app/library/rules/print-rules.ts";
import { inspectLibrary } from "#app/library/library.server.ts";
import { secondsSince } from "#scripts/build/progress.ts";
import { tallyWords } from "#scripts/build/tally-words.ts";

const pageOfChecks = "content/handbook/checks.md";

if (process.argv.includes("--rules")) console.log(printRules());
else await checkContent(process.argv.includes("--calendar"));

async function checkContent(asCalendar: boolean) {
  const started = performance.now();
  const inspection = await inspectLibrary();
  const { contents, entries, day } = inspection;
  if (!asCalendar) return tellFindings(inspection, started);
  console.log(printCalendar(calendar(entries, day), day));
  if (!contents) console.error("Something may be missing: the content has to be mended first.");
}

function tellFindings(inspection: Inspection, started: number) {
  const { problems, remarks, contents } = inspection;
  if (problems.length > 0) console.error(group("To mend", problems));
  if (remarks.length > 0) console.log(group("Worth a look", remarks));
  console.log(tallyWords(inspection));
  if (problems.length + remarks.length > 0) console.log(`What a line means: ${pageOfChecks}`);
  if (contents) console.log(`The words are in order (${secondsSince(started)}).`);
  else {
    const count = problems.length;
    console.error(`${count} ${count === 1 ? "problem" : "problems"} to mend in the content.`);
    process.exitCode = 1;
  }
}

function group(heading: string, findings: Problem[]) {
  return `${heading}\n\n${printProblems(findings)}\n`;
}
