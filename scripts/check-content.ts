// Reads and checks everything in content/ and prints what was found, each with its line; exits 1
// where something has to be mended. With --rules it prints the rules by which it judges.
import { inspectLibrary } from "#app/library/library.server.ts";
import { printProblems, type Problem } from "#app/library/problems/problem.ts";
import { printRules } from "#app/library/rules/print-rules.ts";
import { secondsSince } from "#scripts/build/progress.ts";

const pageOfChecks = "content/handbook/checks.md";

if (process.argv.includes("--rules")) console.log(printRules());
else await checkContent();

async function checkContent() {
  const started = performance.now();
  const { problems, remarks, allowed, contents } = await inspectLibrary();
  if (problems.length > 0) console.error(group("To mend", problems));
  if (remarks.length > 0) console.log(group("Worth a look", remarks));
  if (allowed.length > 0) console.log(`Turned down with a reason: ${allowed.length}`);
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
