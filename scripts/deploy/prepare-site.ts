import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { today } from "#app/library/days/today.ts";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import type { DeployTarget } from "#app/model/site/deploy-target.ts";
import type { Site } from "#app/model/site/site.ts";
import { kilobytes, step } from "#scripts/build/progress.ts";
import { readVersionText } from "#scripts/build/version-text.ts";
import { siteFolder, writePlan } from "#scripts/deploy/deploy-plan.ts";
import { buildForAddress } from "#scripts/hosts/build-for-address.ts";
import { copyForHost } from "#scripts/hosts/copy-for-host.ts";
import { hostConfigurations } from "#scripts/hosts/host-configurations.ts";
import type { HostRules } from "#scripts/hosts/host-rules.ts";

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
  const rules = await buildForAddress(address, built);
  if (!rules) throw new MendableError("Nothing was sent, because the site was not built.");
  const site = siteFolder(folder);
  await step(
    "Files",
    async () => copyFor(target, built, site),
    ({ files, bytes }) => `${files} files for ${target.host}, ${kilobytes(bytes)}`,
  );
  writeServer(folder, target, rules, new URL(address).host);
  return writePlan(folder, { target, address, rules, ...versionOf(built) });
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
  const files = copyForHost(host, built, site);
  const sizes = files.map((file) => statSync(path.join(site, file)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

// Who works on a copy without git can send it too, and nobody is told of a commit.
function versionOf(built: string) {
  const text = readFileSync(path.join(built, "version.txt"), "utf8");
  const { commit, day = today(), isChanged } = readVersionText(text);
  if (isChanged) console.log("Note     some changes here are in no commit; version.txt says so.");
  return commit === "unknown" ? { day } : { day, commit };
}
