// The last look before a prepared deployment is sent, bundled to one file: nothing is installed there.
import "#scripts/tell-errors.js";
import { askAddress } from "#scripts/deploy/live-commit.ts";
import { stillMeant } from "#scripts/deploy/still-meant.ts";
import { runProgram } from "#scripts/run-program.ts";

const {
  EVENT: event = "",
  COMMIT: commit = "",
  ADDRESS: address = "",
  BEFORE: before = "",
} = process.env;
const main = `repos/${process.env.GITHUB_REPOSITORY}/commits/main`;
const newest = async () => (await runProgram("gh", ["api", main, "--jq", ".sha"])).trim();
await stillMeant({ event, commit, address, before }, { ask: askAddress, newest });
