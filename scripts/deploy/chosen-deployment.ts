import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { deployTargetsSchema, type DeployTarget } from "#app/model/site/deploy-target.ts";
import { commitBefore, liveCommit, type Ask } from "#scripts/deploy/live-commit.ts";
import { ProgramError, runProgram } from "#scripts/run-program.ts";

/** What a workflow is about to put live, and where. */
export type Deployment = {
  commit: string;
  target: string;
  host: string;
  address: string;
  /** The commit that is live meanwhile; "unknown" where the host does not say. */
  before: string;
};

/** What started the workflow, and what a person asked for; what they left out is empty. */
export type Wish = { event: string; commit: string; target: string };

// Another commit than the one that runs may have written the file, so only this much is read of it.
const siteSchema = z.object({ address: z.url(), deploy: deployTargetsSchema.default([]) });

/**
 * Decides what a workflow puts live in a clone of the main branch: the wished commit or the newest, and
 * by itself (in the morning) the one that is live, because nobody approved a newer one yet and a roll
 * back has to stay. A "look" only asks what is live, and finds it wrong where nothing is. Answers with a sentence where there is nothing to do; throws a MendableError where
 * something is wrong.
 */
export async function chosenDeployment(
  folder: string,
  { event, commit: wished, target: name }: Wish,
  ask: Ask,
): Promise<Deployment | string> {
  const { address: home, deploy } = siteSchema.parse(
    parse(await readFile(`${folder}/content/site.yaml`, "utf8")),
  );
  if (deploy.length === 0) return "content/site.yaml names no target under deploy: yet.";
  const { host, to, address = home, ...found } = targetOf(deploy, name);
  if (!["cloudflare", "github-pages"].includes(host) && !to.includes(":"))
    return `${found.name} is a folder on somebody's computer: deploy it from there.`;
  const live = ["schedule", "look"].includes(event) ? await liveCommit(address, ask) : undefined;
  if (live === "" && event === "look")
    throw new MendableError(`Nothing of ours is live at ${address}.`);
  if (live === "") return `Nothing of ours is live at ${address} yet: approve a first deployment.`;
  const commit = await commitOfMain(folder, live ?? (wished || "HEAD"));
  const before = event === "workflow_dispatch" ? await commitBefore(address, ask) : "";
  return { commit, target: found.name, host, address, before };
}

function targetOf(deploy: DeployTarget[], name: string) {
  const only = deploy.length === 1 ? deploy[0] : undefined;
  const found = deploy.find((one) => one.name === (name || "live")) ?? (name ? undefined : only);
  if (found) return found;
  const names = deploy.map((one) => one.name).join(", ");
  throw new MendableError(
    `Name a target: content/site.yaml has ${names}, and not ${name || "live"}.`,
  );
}

// What an address or a form says is no reason to run code that was never on the main branch.
async function commitOfMain(folder: string, wished: string) {
  const git = async (...args: string[]) => (await runProgram("git", args, { folder })).trim();
  const refuse = (says: string) => (error: unknown) => {
    if (error instanceof ProgramError) throw new MendableError(`${wished}: ${says}`);
    throw error;
  };
  const verify = ["rev-parse", "--verify", "--end-of-options", `${wished}^{commit}`];
  const commit = await git(...verify).catch(refuse("there is no such commit on main."));
  await git("merge-base", "--is-ancestor", commit, "HEAD").catch(
    refuse("it is not on main, so it is not put live."),
  );
  await git("cat-file", "-e", `${commit}:scripts/deploy-built.ts`).catch(
    refuse("it is older than npm run deploy, so a workflow cannot put it live."),
  );
  return commit;
}
