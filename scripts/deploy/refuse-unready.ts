import { MendableError } from "#app/library/problems/mendable-error.ts";
import type { DeployTarget } from "#app/model/site/deploy-target.ts";
import { localFolder } from "#scripts/deploy/senders/to-folder.ts";
import { ProgramError, runProgram } from "#scripts/run-program.ts";

const cloudflareSecrets = ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"];

/**
 * Throws a MendableError where a target lacks a setting or a program, or its folder may not be changed,
 * so that nobody waits for a build to learn it.
 */
export async function refuseUnready({ host, to }: DeployTarget, isDryRun: boolean): Promise<void> {
  // Cloudflare's own dry run needs no account.
  if (host === "cloudflare") return isDryRun ? undefined : refuseWithoutSecrets();
  if (host === "github-pages") {
    await runProgram("git", ["remote", "get-url", "origin"]).catch(refuseWithoutRemote);
    return;
  }
  if (!to.includes(":")) localFolder(to);
  await runProgram("rsync", ["--version"]);
}

function refuseWithoutSecrets() {
  const lacking = cloudflareSecrets.filter((name) => !process.env[name]);
  if (lacking.length === 0) return;
  throw new MendableError(
    `${lacking.join(" and ")} ${lacking.length === 1 ? "is" : "are"} not set. Set what Cloudflare ` +
      "gave you in the environment, never in a file of this repository.",
  );
}

function refuseWithoutRemote(error: unknown): never {
  if (!(error instanceof ProgramError)) throw error;
  throw new MendableError(
    'GitHub Pages shows a branch of the remote "origin", which this folder does not have. Work in a ' +
      "clone of the repository on GitHub, or name the repository: git remote add origin <address>",
  );
}
