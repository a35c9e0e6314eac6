// Lists what is left before the launch, by who can do it; exits 1 until nothing is, or
// LAUNCH_WITH_SAMPLES=true says that the site may go public all the same.
import { allRules } from "#scripts/check/all-rules.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";
import { printLaunch } from "#scripts/print-launch.ts";

const { findings } = await checkFolder(undefined, { rules: allRules });
const errors = findings.filter(({ severity }) => severity === "error");
const mistakes = errors.filter(({ task }) => !task);
if (errors.length === 0) console.log("Everything is in order: the site can be launched.");
else {
  if (mistakes.length > 0)
    console.error(`${printFindings(mistakes)}\n\nTo mend first: ${countFindings(mistakes)}.\n`);
  console.error(printLaunch(errors));
  // The settings of the host and of the repository can be seen from nowhere else.
  console.error(
    "\nNot seen from here: whether the site is built each morning (content/handbook/going-live.md).",
  );
  if (mistakes.length === 0 && process.env.LAUNCH_WITH_SAMPLES === "true")
    console.error("LAUNCH_WITH_SAMPLES=true: launched all the same, marked as examples.");
  else process.exitCode = 1;
}
