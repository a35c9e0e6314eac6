import type { ReactNode } from "react";

type Props = { id?: string; tone?: "paper" | "shell"; children: ReactNode };

/** A section of a page, held to the page's width with space above and below. */
export function PageSection({ id, tone = "paper", children }: Props) {
  return (
    <section id={id} className={tone === "shell" ? "bg-shell" : undefined}>
      <div className="mx-auto max-w-page px-5 py-14 md:py-24">{children}</div>
    </section>
  );
}
