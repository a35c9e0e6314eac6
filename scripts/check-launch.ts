// Lists everything that is still made up or a stand-in, with its line; exits 1 until nothing is, or
// LAUNCH_WITH_SAMPLES=true says that it may go public all the same.
import { allRules } from "#scripts/check/all-rules.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";

// What stands in the settings of the host and of the repository can be seen from nowhere else.
console.error(
  "Not seen from here: whether somebody builds the site each morning. A host that builds by itself is called by the secret DEPLOY_HOOK (content/handbook/going-live.md).\n",
);
const { findings } = await checkFolder(undefined, { rules: allRules });
const errors = findings.filter(({ severity }) => severity === "error");
const isOnlySamples = errors.every(({ rule }) => rule === "launch");
if (errors.length === 0) console.log("Nothing is made up any more: the site can be launched.");
else {
  console.error(
    `${printFindings(errors)}\n\nTo replace before the launch: ${countFindings(errors)}.`,
  );
  if (isOnlySamples && process.env.LAUNCH_WITH_SAMPLES === "true")
    console.error("LAUNCH_WITH_SAMPLES=true: launched all the same, marked as examples.");
  else process.exitCode = 1;
}
