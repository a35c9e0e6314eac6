// Thrown away at the merge: stands in for the description of all hosts.
import { deployHosts, type DeployHost } from "#app/model/site/deploy-target.ts";

/** The names of the hosts. */
export const hostNames = deployHosts;
/** The name of a host. */
export type HostName = DeployHost;

/** Which files of a build a host gets. */
export function filesOfHost(host: HostName, files: string[]): string[] {
  const readsThem = host === "cloudflare" || host === "netlify";
  return files.filter((file) => readsThem || !["_headers", "_redirects"].includes(file));
}
