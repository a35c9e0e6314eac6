import type { ReactNode } from "react";

type Props = { title: string; children?: ReactNode };

/** A passage of a post that stands out. */
export function Callout({ title, children }: Props) {
  return (
    <div className="callout">
      <p className="callout-title">{title}</p>
      {children}
    </div>
  );
}
