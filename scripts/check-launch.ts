// Lists everything that is still made up or a stand-in, with its line; exits 1 until nothing is, or
// LAUNCH_WITH_SAMPLES=true says that it may go public all the same.
import { inspectLibrary } from "#app/library/library.server.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import { checkLaunch, tellLeft } from "#scripts/checks/launch-check.ts";

const check = checkLaunch(await inspectLibrary());
if (check.agreed.length > 0) console.log(`${printProblems(check.agreed)}\n`);
if (check.left.length === 0) {
  console.log("Nothing is made up any more: the site can be launched.");
} else {
  console.error(printProblems(check.left));
  console.error(`\n${tellLeft(check)}.`);
  if (check.mayLaunch)
    console.error("LAUNCH_WITH_SAMPLES=true: launched all the same, marked as examples.");
  else process.exitCode = 1;
}
