import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Site } from "#app/model/site/site.ts";

/** Reports forms whose delivery is only half described, which would lose what visitors send. */
export function halfNamedServices({ collection, file, value, places, isWhole }: Entry): Problem[] {
  if (collection !== "site" || !isWhole) return [];
  return Object.entries((value as Site).forms).flatMap(([name, delivery]) => {
    const needed = delivery.kind === "web3forms" ? ["kind", "address", "key"] : ["kind", "address"];
    const lacking = needed.filter((field) => !Object.hasOwn(delivery, field));
    const isEmail = delivery.delivery === "email";
    const isRight = isEmail ? !delivery.kind && !delivery.address : lacking.length === 0;
    if (isRight) return [];
    const field = ["forms", name];
    const says = isEmail
      ? `The ${name} form is delivered by email and names a form service as well.`
      : `The ${name} form goes to a form service, but lacks: ${lacking.join(", ")}.`;
    const fix = isEmail
      ? "Write delivery: endpoint, or take kind and address away."
      : "Add what the service gave you, or write delivery: email.";
    return [
      {
        file,
        ...places.value([...field, "delivery"]),
        field: field.join("."),
        says,
        expected: "",
        fix,
      },
    ];
  });
}
