import { Fragment, type ComponentProps } from "react";
import type { Link } from "#app/model/fields/link.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to?: Link };

/** A link from the content with its label and any further words; nothing if there is no link. */
export function LinkTo({ to, className, children, ...attributes }: Props) {
  if (!to) return null;
  return (
    <a className={className} href={to.href} {...attributes}>
      {/* An address may break after its signs. */}
      {to.label.split(/(?<=[@./])(?=\p{L})/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
      {children}
    </a>
  );
}
