import type { ReactNode } from "react";

type Props = { title: string; children?: ReactNode };

/** A highlighted passage of a post. */
export function Callout({ title, children }: Props) {
  return (
    <div className="border-t-8 border-marigold bg-shell px-6 py-5 *:not-first:mt-3.5">
      <p className="font-display text-title">{title}</p>
      {children}
    </div>
  );
}
