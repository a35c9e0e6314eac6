import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { DeployTarget } from "#app/model/site/deploy-target.ts";
import { writePlan } from "#scripts/deploy/deploy-plan.ts";

/** A small site that is ready to be sent: its files by their paths, for a target. */
export function preparedSite(
  folder: string,
  files: Record<string, string>,
  target: Omit<DeployTarget, "name">,
) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, "site", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const { address = "https://www.suluhisho.example" } = target;
  const commit = "0123456789".repeat(4);
  return writePlan(folder, {
    target: { name: "live", ...target },
    address,
    day: "2026-06-30",
    rules: { basePath: "", headers: [], redirects: [] },
    commit,
  });
}
