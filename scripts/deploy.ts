// Sends the site to where site.yaml says: checks the words, builds for the host, says what it will do,
// does it and asks the live address. With --dry-run nothing is sent, and with --prepare nobody is asked
// either: another program sends what lies there then.
import path from "node:path";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { inspectLibrary } from "#app/library/library.server.ts";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import type { Site } from "#app/model/site/site.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import { withOutputLock } from "#scripts/build/output-lock.ts";
import { step } from "#scripts/build/progress.ts";
import { tallyWords } from "#scripts/build/tally-words.ts";
import { checkLaunch, tellLeft } from "#scripts/checks/launch-check.ts";
import { chosenTarget, readWords } from "#scripts/deploy/chosen-target.ts";
import { prepareSite } from "#scripts/deploy/prepare-site.ts";
import { refuseUnready } from "#scripts/deploy/refuse-unready.ts";
import { sendPrepared } from "#scripts/deploy/send-prepared.ts";

const asked = readWords(process.argv.slice(2));
const isTrial = asked.isDryRun || asked.isOnlyPrepared;
setContentCache();
const words = await step("Words", inspectLibrary, tallyWords);
const { problems } = words;
if (problems.length > 0) {
  console.error(printProblems(problems));
  throw new MendableError(`\nNothing was sent: ${problems.length} to mend in the content.`);
}
const site = entriesOf(words.entries, "site")[0]?.value as Site;
const target = chosenTarget(asked, site);
if (!asked.isOnlyPrepared) await refuseUnready(target, asked.isDryRun);
await step("Launch", async () => askWhetherReady(words, isTrial), String);
// Another deployment from here would take away what this one is sending.
await withOutputLock(path.resolve("build/deploy", target.name), async () => {
  const prepared = await prepareSite(target, site);
  if (asked.isOnlyPrepared) console.log(`Prepared in ${prepared.folder}: nothing was sent.`);
  else await sendPrepared(prepared, asked.isDryRun);
});

function askWhetherReady(words: Inspection, isTrial: boolean) {
  const check = checkLaunch(words);
  if (check.left.length === 0) return "nothing is made up any more";
  if (check.mayLaunch) return `${tellLeft(check)}; LAUNCH_WITH_SAMPLES=true sends it all the same`;
  if (isTrial) return `${tellLeft(check)}; nothing is sent now`;
  console.error(printProblems(check.left));
  throw new MendableError(
    `\nNothing was sent: ${tellLeft(check)}. LAUNCH_WITH_SAMPLES=true sends a site with marked examples.`,
  );
}
