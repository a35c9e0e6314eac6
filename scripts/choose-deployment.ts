// Tells a workflow what to put live and where, as the outputs of a step; with nothing to do it says so
// and gives none. A clone of the whole main branch has to stand here.
import { chosenDeployment } from "#scripts/deploy/chosen-deployment.ts";
import { askAddress } from "#scripts/deploy/live-commit.ts";

const { EVENT: event = "", COMMIT: commit = "", TARGET: target = "" } = process.env;
const chosen = await chosenDeployment(".", { event, commit, target }, askAddress);
if (typeof chosen === "string") console.error(`::notice::${chosen}`);
else for (const [name, value] of Object.entries(chosen)) console.log(`${name}=${value}`);
