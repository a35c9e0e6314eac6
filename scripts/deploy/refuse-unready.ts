import type { DeployTarget } from "#app/model/site/deploy-target.ts";
import { DeployError } from "#scripts/deploy/deploy-error.ts";
import { localFolder } from "#scripts/deploy/senders/to-folder.ts";

const secrets: Partial<Record<DeployTarget["host"], string[]>> = {
  cloudflare: ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"],
};

/**
 * Throws a DeployError where a target lacks a setting or its folder may not be changed, so that nobody
 * waits for a build to learn it.
 */
export function refuseUnready({ host, to }: DeployTarget, isDryRun: boolean) {
  const lacking = (secrets[host] ?? []).filter((name) => !process.env[name]);
  // Their own dry run needs no account.
  if (lacking.length > 0 && !isDryRun) {
    const are = lacking.length === 1 ? "is" : "are";
    throw new DeployError(
      `${lacking.join(" and ")} ${are} not set. Set what ${host} gave you in the environment, ` +
        "never in a file of this repository.",
    );
  }
  if (host !== "cloudflare" && host !== "github-pages" && !to.includes(":")) localFolder(to);
}
