import type { ComponentProps } from "react";
import type { Link } from "#app/model/fields/link.ts";

type Props = Omit<ComponentProps<"a">, "href" | "children"> & { to?: Link };

/** A link from the content, with its label; nothing where the site has none. */
export function LinkTo({ to, className, ...attributes }: Props) {
  if (!to) return null;
  return (
    <a className={className} href={to.href} {...attributes}>
      {to.label}
    </a>
  );
}
