// Sends a site that npm run deploy prepared, such as build/deploy/live, and asks the live address.
// Bundled to one file it needs no package, so a job with secrets installs none of ours.
import "#scripts/tell-errors.js";
import { readWords } from "#scripts/deploy/chosen-target.ts";
import { readPlan } from "#scripts/deploy/deploy-plan.ts";
import { sendPrepared } from "#scripts/deploy/send-prepared.ts";

const { name: folder = "", isDryRun } = readWords(process.argv.slice(2));
await sendPrepared(await readPlan(folder), isDryRun);
