import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Site } from "#app/model/site/site.ts";
import { socialHosts } from "#app/model/site/social-network.ts";

// Domains reserved for examples stand where the address is not known yet.
const invented = /(?:^|\.)example(?:\.(?:org|com|net))?$/;

/** Reports social networks whose address leads to another network than the sign says. */
export function wrongIcons(entry: Entry): Problem[] {
  if (entry.collection !== "site" || !entry.isWhole) return [];
  return (entry.value as Site).social.flatMap(({ icon, address }, index) => {
    if (!address || !URL.canParse(address)) return [];
    const { hostname } = new URL(address);
    if (invented.test(hostname) || isAt(hostname, socialHosts[icon])) return [];
    const meant = Object.entries(socialHosts).find(([, hosts]) => isAt(hostname, hosts))?.[0];
    return [
      problemAt(entry, ["social", index, "address"], {
        says: `The sign is that of ${icon}, but the address leads to ${hostname || "no other site"}.`,
        expected: `Pages there begin with ${socialHosts[icon].map((host) => `https://${host}/`).join(" or ")}.`,
        fix: meant
          ? `Write icon: ${meant} and its name, or the address of the page on ${icon}.`
          : "Look whether the address is spelt right.",
        severity: "warning",
      }),
    ];
  });
}

function isAt(hostname: string, hosts: readonly string[]) {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
