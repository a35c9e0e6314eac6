import type { ReactNode } from "react";
import { Example } from "#app/components/example.tsx";

type Props = {
  id?: string;
  look?: "paper" | "shell";
  heading?: string;
  lead?: string;
  sample?: boolean;
  children: ReactNode;
};

/** A section at the page's width, with space above and below. */
export function PageSection({ id, look = "paper", heading, lead, sample, children }: Props) {
  return (
    <section id={id} className={look === "shell" ? "bg-shell" : undefined}>
      <div className="mx-auto max-w-page px-5 py-6 md:py-24">
        {heading ? <SectionHeading heading={heading} lead={lead} sample={sample} /> : null}
        {children}
      </div>
    </section>
  );
}

type HeadingProps = {
  heading: string;
  lead?: string;
  /** True if everything below is made up. */
  sample?: boolean;
  children?: ReactNode;
};

/** The heading of a section, with an optional sentence below it. */
export function SectionHeading({ heading, lead, sample, children }: HeadingProps) {
  return (
    <div className="mb-4 break-after-avoid flex flex-wrap content-start items-end justify-between gap-x-8 gap-y-4 md:mb-12">
      <div className="max-w-measure">
        <h2 className="text-section">
          {heading}
          {sample ? " " : ""}
          <Example sample={sample} />
        </h2>
        {lead ? <p className="mt-1 text-lead text-muted md:mt-3">{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
