import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Site } from "#app/model/site/site.ts";

/** Reports forms whose delivery is only half described, which would lose what visitors send. */
export function halfNamedServices(entry: Entry): Problem[] {
  if (entry.collection !== "site" || !entry.isWhole) return [];
  return Object.entries((entry.value as Site).forms).flatMap(([name, delivery]) => {
    const needed = ["kind", "address", ...(delivery.kind === "web3forms" ? ["key"] : [])];
    const lacking = needed.filter((field) => !Object.hasOwn(delivery, field));
    const isEmail = delivery.delivery === "email";
    if (isEmail ? !delivery.kind && !delivery.address : lacking.length === 0) return [];
    const words = isEmail
      ? {
          says: `The ${name} form is delivered by email and names a form service as well.`,
          fix: "Write delivery: endpoint, or take kind and address away.",
        }
      : {
          says: `The ${name} form goes to a form service, but lacks: ${lacking.join(", ")}.`,
          fix: "Add what the service gave you, or write delivery: email.",
        };
    return [problemAt(entry, ["forms", name, "delivery"], words)];
  });
}
