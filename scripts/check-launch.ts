// Lists what is left to do before the launch, by person; exits 1 until the list is empty or
// LAUNCH_WITH_SAMPLES=true allows publishing with examples.
import { isSwitchedOn } from "#app/content/setting.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";
import { printLaunch } from "#scripts/print-launch.ts";

const withSamples = isSwitchedOn("LAUNCH_WITH_SAMPLES");
const { findings } = await checkFolder(undefined, { rules: allRules });
const errors = findings.filter(({ severity }) => severity === "error");
const mistakes = errors.filter(({ task }) => !task);
if (errors.length === 0) console.log("Nothing is left to do: the site can be launched.");
else {
  if (mistakes.length > 0)
    console.error(
      `${printFindings(mistakes)}\n\nCorrect these first: ${countFindings(mistakes)}.\n`,
    );
  console.error(printLaunch(errors));
  // Only the host and the repository know their settings.
  console.error(
    "\nThis list cannot see whether the site is built each morning: content/handbook/going-live.md.",
  );
  if (mistakes.length === 0 && withSamples)
    console.error(
      "LAUNCH_WITH_SAMPLES=true: publishing anyway; made-up content is marked as an example.",
    );
  else process.exitCode = 1;
}
