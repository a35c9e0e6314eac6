import type { HostRules } from "#scripts/hosts/host-rules.ts";
import { readHostRules } from "#scripts/hosts/read-host-rules.ts";
import { runChild } from "#scripts/run-child.ts";

/**
 * Builds the site into a folder as it is seen at an address, for a day where one is named; answers with
 * its rules, or with nothing where it was not built.
 */
export async function buildForAddress(
  address: string,
  folder: string,
  day = "",
): Promise<HostRules | undefined> {
  const { origin, pathname } = new URL(address);
  const basePath = pathname.replace(/\/+$/, "");
  // In a process of its own, because the path is read when the library is loaded.
  const settings = { OUT_DIR: folder, SITE_URL: origin, BASE_PATH: basePath, DATE: day };
  Object.assign(process.env, settings);
  if ((await runChild(["scripts/run.js", "build"])) !== 0) return undefined;
  return readHostRules(folder, basePath);
}
