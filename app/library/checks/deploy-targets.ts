import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { DeployHost, DeployTarget } from "#app/model/site/deploy-target.ts";
import type { Site } from "#app/model/site/site.ts";

/** What of a target does not fit its host: the field, and the same words as of a problem. */
export type TargetFault = Pick<Problem, "says" | "expected" | "fix"> & { field: "to" | "address" };

// A server's folder could be taken for an option, for a pattern or for another way to copy.
const onServer = /^[a-z0-9_][\w.-]*@[a-z0-9][a-z0-9.-]*:[^-~:*?[\]\\][^*?[\]\\]*$/i;
// Folders of the repository hold what is no finished site.
const onThisDisk = /^(?:\/|\.\.\/|build\/)[^:\\]+$/;
const branch = /^(?!(?:main|master|head)$)(?!.*(?:\.\.|\/\/|\.lock$|\.\/|\/\.))\w[\w./-]*\w$/i;

const folder = {
  fits: (to: string) => onServer.test(to) || onThisDisk.test(to),
  what: "a folder outside of these files, or one on a server",
  like: "../public_html or to: user@example.org:public_html",
};

const places: Record<DeployHost, typeof folder> = {
  cloudflare: {
    fits: (to) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(to),
    what: "the name of a Worker, in small letters, digits and hyphens",
    like: "suluhisho",
  },
  "github-pages": {
    fits: (to) => branch.test(to),
    what: "a branch that holds nothing but the finished site",
    like: "gh-pages",
  },
  apache: folder,
  nginx: folder,
  caddy: folder,
  netlify: folder,
};

// The others answer at the root of a host only, as their configuration says.
const servesBelowAPath: DeployHost[] = ["apache", "github-pages"];

/** What of a target does not fit its host; `own` is the address of the site itself. */
export function targetFaults({ host, to, address = "" }: DeployTarget, own: string): TargetFault[] {
  const { fits, what, like } = places[host];
  const isPlaced = servesBelowAPath.includes(host) || new URL(address || own).pathname === "/";
  const says = `${host} serves a site at the root of its address only, not at ${address || own}.`;
  const fix = `Take the path away, or choose a host that can: ${servesBelowAPath.join(" or ")}.`;
  return [
    ...(fits(to)
      ? []
      : [
          {
            field: "to" as const,
            says: `to says "${to}", which does not fit ${host}.`,
            expected: `It has to be ${what}.`,
            fix: `Write it like to: ${like}.`,
          },
        ]),
    ...(isPlaced ? [] : [{ field: "address" as const, says, expected: "", fix }]),
  ];
}

/** Reports targets that do not fit their host, and names that are taken. */
export function unfitTargets(entry: Entry): Problem[] {
  if (entry.collection !== "site" || !entry.isWhole) return [];
  const { deploy = [], address } = entry.value as Site;
  return deploy.flatMap((target, index) => {
    const inner = ["deploy", index];
    const first = deploy.findIndex(({ name }) => name === target.name);
    const line = entry.places.value([...entry.path, "deploy", first, "name"]).line;
    const taken = {
      says: `The name "${target.name}" is taken by the target in line ${line}.`,
      fix: "Give this one another name.",
    };
    return [
      ...targetFaults(target, address).map(({ field, ...words }) =>
        problemAt(entry, field === "address" && !target.address ? inner : [...inner, field], words),
      ),
      ...(first < index ? [problemAt(entry, [...inner, "name"], taken)] : []),
    ];
  });
}
