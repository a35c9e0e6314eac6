import { constants, copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { today } from "#app/library/days/today.ts";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
import type { DeployTarget } from "#app/model/site/deploy-target.ts";
import type { Site } from "#app/model/site/site.ts";
import { kilobytes, step } from "#scripts/build/progress.ts";
import { siteFolder, writePlan } from "#scripts/deploy/deploy-plan.ts";
import { hostConfigurations } from "#scripts/hosts/host-configurations.ts";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import { filesOfHost } from "#scripts/hosts/hosts.ts";
import { readHostRules } from "#scripts/hosts/read-host-rules.ts";
import { runChild } from "#scripts/run-child.ts";
import { runProgram } from "#scripts/run-program.ts";

const forLooking = ["DATE", "SHOW_DRAFTS"];

/** Builds the site for a target and puts what its host gets into build/deploy/<name>/site. */
export async function prepareSite(target: DeployTarget, { address: own }: Pick<Site, "address">) {
  const early = forLooking.filter((name) => process.env[name]);
  if (early.length > 0) {
    throw new MendableError(`${early.join(" and ")} would publish what waits. Send without it.`);
  }
  const folder = path.join("build/deploy", target.name);
  const address = (target.address ?? own).replace(/\/+$/, "");
  const built = path.join(folder, "built");
  const { origin, pathname } = new URL(address);
  const basePath = pathname.replace(/\/+$/, "");
  Object.assign(process.env, { SITE_URL: origin, BASE_PATH: basePath, OUT_DIR: built });
  if ((await runChild(["scripts/run.js", "build"])) !== 0) {
    throw new MendableError("Nothing was sent, because the site was not built.");
  }
  const site = siteFolder(folder);
  await step(
    "Files",
    async () => copyFor(target, built, site),
    ({ files, bytes }) => `${files} files for ${target.host}, ${kilobytes(bytes)}`,
  );
  const rules = readHostRules(built, basePath);
  writeServer(folder, target, rules, new URL(address).host);
  return writePlan(folder, { target, address, day: today(), rules, ...(await commitOfSite()) });
}

// Whoever looks after the server copies it there once, and again when redirects change.
function writeServer(folder: string, { host, to }: DeployTarget, rules: HostRules, name: string) {
  const file = { nginx: "nginx.conf", caddy: "Caddyfile" }[host as string];
  if (!file) return;
  const place = to.includes(":") ? to.slice(to.indexOf(":") + 1) : path.resolve(to);
  const { [file]: text = "" } = hostConfigurations(rules, { name, folder: place });
  writeFileSync(path.join(folder, file), text);
  console.log(`${"Server".padEnd(8)} what ${host} has to know is in ${path.join(folder, file)}`);
}

function copyFor({ host }: DeployTarget, built: string, site: string) {
  rmSync(site, { recursive: true, force: true });
  const all = filesBelow(built).map(({ path: file }) => file);
  const files = filesOfHost(host, all);
  let bytes = 0;
  for (const file of files) {
    const [from, target] = [path.join(built, file), path.join(site, file)];
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(from, target, constants.COPYFILE_FICLONE);
    bytes += statSync(target).size;
  }
  return { files: files.length, bytes };
}

// Who works on a copy without git can send it too, and nobody is told of a commit.
async function commitOfSite() {
  try {
    const commit = (await runProgram("git", ["rev-parse", "HEAD"])).trim();
    const changed = await runProgram("git", ["status", "--porcelain"]);
    if (changed !== "")
      console.log("Note     some changes here are in no commit; version.txt will say so.");
    return { commit };
  } catch {
    return {};
  }
}
