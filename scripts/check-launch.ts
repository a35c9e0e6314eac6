// Lists everything that is still made up or a stand-in, with its line; exits 1 until nothing is, or
// LAUNCH_WITH_SAMPLES=true says that it may go public all the same.
import { givenConsents, launchProblems } from "#app/library/checks/launch-problems.ts";
import { inspectLibrary } from "#app/library/library.server.ts";
import { foundBy, printProblems } from "#app/library/problems/problem.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";

setContentCache();
const { entries, problems, day } = await inspectLibrary();
const found = [...problems, ...foundBy("launch", launchProblems(entries, day))];
const agreed = foundBy("given-consents", givenConsents(entries));
if (agreed.length > 0) console.log(`${printProblems(agreed)}\n`);
const isAllowed = problems.length === 0 && process.env.LAUNCH_WITH_SAMPLES === "true";
if (found.length === 0) {
  console.log("Nothing is made up any more: the site can be launched.");
} else {
  const files = new Set(found.map(({ file }) => file)).size;
  console.error(printProblems(found));
  console.error(`\n${found.length} to replace before the launch, in ${files} files.`);
  if (isAllowed)
    console.error("LAUNCH_WITH_SAMPLES=true: launched all the same, marked as examples.");
  else process.exitCode = 1;
}
