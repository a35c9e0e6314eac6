import { MendableError } from "#app/library/problems/mendable-error.ts";
import type { DeployHost } from "#app/model/site/deploy-target.ts";
import { step } from "#scripts/build/progress.ts";
import type { PreparedSite } from "#scripts/deploy/deploy-plan.ts";
import { refuseUnready } from "#scripts/deploy/refuse-unready.ts";
import type { Sender } from "#scripts/deploy/senders/sender.ts";
import { toCloudflare } from "#scripts/deploy/senders/to-cloudflare.ts";
import { toFolder } from "#scripts/deploy/senders/to-folder.ts";
import { toGitHubPages } from "#scripts/deploy/senders/to-github-pages.ts";
import { untilLive } from "#scripts/deploy/until-live.ts";
import { checkLive } from "#scripts/hosts/answers/live-answers.ts";

const senders: Record<DeployHost, Sender> = {
  cloudflare: toCloudflare,
  "github-pages": toGitHubPages,
  netlify: toFolder,
  apache: toFolder,
  nginx: toFolder,
  caddy: toFolder,
};

/**
 * Says what sending a prepared site will change, sends it and asks the live address whether it
 * arrived; a dry run ends before anything is sent.
 */
export async function sendPrepared(prepared: PreparedSite, isDryRun: boolean): Promise<void> {
  const { target, address, rules } = prepared.plan;
  await refuseUnready(target, isDryRun);
  const { send } = await step(
    "Plan",
    async () => senders[target.host](prepared),
    ({ says }) => `${target.host}, ${target.to}, seen at ${address}: ${says}`,
  );
  if (isDryRun) return console.log("Dry run: nothing was sent.");
  await step("Sent", send, (outcome) => outcome);
  const ask = async () => {
    await untilLive(prepared);
    return checkLive({ address, folder: prepared.site, rules, host: target.host });
  };
  const told = (isRight: boolean) => `${address} is ${isRight ? "" : "not "}as it was built`;
  if (await step("Live", ask, told)) return;
  throw new MendableError(
    "What was sent stays there. The table above says what answers otherwise; a host or a cache on " +
      `the way may need some minutes, then npm run check:live -- ${address} asks again.`,
  );
}
