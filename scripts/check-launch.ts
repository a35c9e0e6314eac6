// Lists what is left to do before the launch, by person; exits 1 until the list is empty or
// LAUNCH_WITH_SAMPLES=true allows publishing with examples.
import { isSwitchedOn } from "#app/content/setting.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { isError } from "#scripts/check/run-rules.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";
import { launchTasks } from "#scripts/launch/launch-tasks.ts";
import { printLaunch } from "#scripts/launch/print-launch.ts";

const withSamples = isSwitchedOn("LAUNCH_WITH_SAMPLES");
const { site, findings } = await checkFolder();
const mistakes = findings.filter(isError);
const tasks = launchTasks(site);
if (mistakes.length > 0)
  console.error(`${printFindings(mistakes)}\n\nCorrect these first: ${countFindings(mistakes)}.\n`);
if (tasks.length > 0) console.error(printLaunch(tasks));
if (mistakes.length + tasks.length === 0)
  console.log("Nothing is left to do: the site can be launched.");
else {
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
