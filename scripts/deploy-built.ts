// Sends a site that npm run deploy prepared, such as build/deploy/live, and asks the live address.
// Bundled to one file it needs no package, so a job with secrets installs none of ours.
import "#scripts/tell-errors.js";
import { today } from "#app/library/days/today.ts";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { readWords } from "#scripts/deploy/chosen-target.ts";
import { readPlan } from "#scripts/deploy/deploy-plan.ts";
import { sendPrepared } from "#scripts/deploy/send-prepared.ts";

const { name: folder = "", isDryRun } = readWords(process.argv.slice(2));
const prepared = await readPlan(folder);
// Meanwhile posts may have had their day, and others are over.
if (!isDryRun && prepared.plan.day !== today())
  throw new MendableError(
    `It was prepared for ${prepared.plan.day}: prepare it anew for ${today()}.`,
  );
await sendPrepared(prepared, isDryRun);
