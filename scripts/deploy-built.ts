// Sends a site that npm run deploy prepared, such as build/deploy/live, and asks the live address.
// Bundled to one file it needs no package, so a job with secrets installs none of ours.
import { parseArgs } from "node:util";
import { readPlan } from "#scripts/deploy/deploy-plan.ts";
import { sendPrepared } from "#scripts/deploy/send-prepared.ts";
import { runReview } from "#scripts/review/run-program.ts";

await runReview(async () => {
  const options = { "dry-run": { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  await sendPrepared(await readPlan(positionals[0] ?? ""), values["dry-run"] ?? false);
});
