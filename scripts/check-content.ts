// Checks content/ and prints each finding with its line; exits 1 if there are errors. With --rules it lists the rules.
import path from "node:path";
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { secondsSince } from "#scripts/build/progress.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";

if (process.argv.includes("--rules")) {
  for (const [id, { severity, about }] of allRules) console.log(`${id} (${severity}): ${about}`);
} else {
  const started = performance.now();
  const { findings, hasErrors } = await checkFolder();
  const folder = path.basename(contentFolder());
  const print = hasErrors ? console.error : console.log;
  if (findings.length > 0) print(`${printFindings(findings, folder)}\n`);
  print(`${countFindings(findings)} (${secondsSince(started)}).`);
  if (findings.length > 0) print("How to read these messages: content/handbook/checks.md");
  if (hasErrors) process.exitCode = 1;
}
