import type { ReactNode } from "react";

type Props = { title: string; children?: ReactNode };

/** A question that opens its answer without JavaScript. */
export function Question({ title, children }: Props) {
  return (
    <details className="question">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
