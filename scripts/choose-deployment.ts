// Tells a workflow what to put live and where, as the outputs of a step; with nothing to do it says so
// and gives none. A clone of the whole main branch has to stand here.
import { chosenDeployment } from "#scripts/deploy/chosen-deployment.ts";
import { runReview } from "#scripts/review/run-program.ts";

await runReview(async () => {
  const { EVENT: event = "", COMMIT: commit = "", TARGET: target = "" } = process.env;
  const chosen = await chosenDeployment(".", { event, commit, target }, ask);
  if (typeof chosen === "string") console.error(`::notice::${chosen}`);
  else for (const [name, value] of Object.entries(chosen)) console.log(`${name}=${value}`);
});

// A host that cannot be reached has no status.
async function ask(url: string) {
  try {
    const answer = await fetch(url, { cache: "no-store", signal: AbortSignal.timeout(30_000) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: "" };
  }
}
