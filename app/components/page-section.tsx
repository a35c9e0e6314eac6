import type { ReactNode } from "react";
import { SectionHeading } from "#app/components/section-heading.tsx";

type Props = {
  id?: string;
  tone?: "paper" | "shell";
  heading?: string;
  lead?: string;
  sample?: boolean;
  children: ReactNode;
};

/** A section at the page's width, with space above and below. */
export function PageSection({ id, tone = "paper", heading, lead, sample, children }: Props) {
  return (
    <section id={id} className={tone === "shell" ? "bg-shell" : undefined}>
      <div className="mx-auto max-w-page px-5 py-6 md:py-24">
        {heading ? <SectionHeading heading={heading} lead={lead} sample={sample} /> : null}
        {children}
      </div>
    </section>
  );
}
