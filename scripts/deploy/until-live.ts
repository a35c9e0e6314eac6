import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PreparedSite } from "#scripts/deploy/deploy-plan.ts";

const pause = 5000;
// The host publishes a branch by itself, and takes a minute or two for it.
const patience = { "github-pages": 300_000, others: 30_000 };

/** Waits until the address says that it serves this build, or until that takes too long. */
export async function untilLive({ site, plan }: PreparedSite): Promise<void> {
  const built = await readFile(path.join(site, "version.txt"), "utf8").catch(() => undefined);
  if (built === undefined) return;
  const isPages = plan.target.host === "github-pages";
  const end = Date.now() + patience[isPages ? "github-pages" : "others"];
  while ((await versionAt(plan.address)) !== built && Date.now() < end) await wait(pause);
}

async function versionAt(address: string) {
  try {
    // Another query each time, so that no cache on the way answers.
    const place = `${address}/version.txt?at=${Date.now()}`;
    return await (await fetch(place, { signal: AbortSignal.timeout(pause) })).text();
  } catch {
    return undefined;
  }
}
