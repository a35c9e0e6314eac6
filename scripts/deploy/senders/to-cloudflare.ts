import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "#app/library/reading/files-below.ts";
import type { PreparedSite } from "#scripts/deploy/deploy-plan.ts";
import type { Sending } from "#scripts/deploy/senders/sender.ts";
import { workerSettings } from "#scripts/hosts/write/worker-settings.ts";
import { runProgram } from "#scripts/run-program.ts";

/** Sends a site to a Worker of Cloudflare that has files and no code, with Cloudflare's own program. */
export async function toCloudflare(
  { folder, site, plan }: PreparedSite,
  tools = "scripts/deploy/cloudflare",
): Promise<Sending> {
  const settings = workerSettings(plan.target.to, path.basename(site));
  const file = path.resolve(folder, "wrangler.json");
  await writeFile(file, `${JSON.stringify(settings, undefined, 2)}\n`);
  const deploy = await wrangler(tools, folder, ["deploy", "--config", file]);
  // Reads the settings and every file, and needs no account.
  await deploy("--dry-run");
  return {
    says: `${filesBelow(site).length} files, of which Cloudflare takes those that it does not have`,
    send: async () => {
      const said = await deploy();
      return /Current Version ID: \S+/.exec(said)?.[0] ?? "wrangler is done";
    },
  };
}

// Installed only where it is needed, by a lock file of its own, and without programs of packages. Away
// from the repository it has to be there already.
async function wrangler(tools: string, folder: string, command: string[]) {
  const programs = path.resolve(tools, "node_modules/.bin");
  if (existsSync(tools) && !existsSync(path.join(programs, "wrangler"))) {
    console.log("Installing wrangler, Cloudflare's own program; this happens once.");
    await runProgram("npm", ["ci", "--ignore-scripts", "--no-audit"], { folder: tools });
  }
  const environment = {
    PATH: `${programs}${path.delimiter}${process.env.PATH ?? ""}`,
    CI: "true",
    NO_COLOR: "1",
    WRANGLER_SEND_METRICS: "false",
  };
  return (...more: string[]) =>
    runProgram("wrangler", [...command, ...more], { folder, environment });
}
