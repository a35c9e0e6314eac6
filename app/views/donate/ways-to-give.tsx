import type { ReactNode } from "react";
import { CopyButton } from "#app/components/copy-button.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { DonatePage } from "#app/content/page-data/donate-page.ts";

type Props = Pick<DonatePage["giving"], "button" | "mobileMoney" | "card" | "bank" | "cheque">;

/** The ways to give, the quickest first: M-Pesa step by step, card, bank transfer and cheque. */
export function WaysToGive({ button, mobileMoney, card, bank, cheque }: Props) {
  return (
    <>
      {mobileMoney ? (
        <Way {...mobileMoney}>
          {mobileMoney.ways.map((steps) => (
            <ol key={steps[0]?.text} className="mt-6 list-decimal pl-6 marker:font-bold">
              {steps.map(({ text, copy }) => (
                <li key={text} className="py-1.5 pl-2">
                  {text} {copy ? <CopyButton {...copy} /> : null}
                </li>
              ))}
            </ol>
          ))}
        </Way>
      ) : null}
      {card ? (
        <Way {...card}>
          <LinkTo to={button} className="line-link mt-2" />
        </Way>
      ) : null}
      {[bank, cheque].map((way) =>
        way ? (
          <Way key={way.heading} {...way}>
            <dl className="mt-6">
              {way.details.map(({ name, value }) => (
                <div key={name} className="grid gap-x-8 border-t border-line py-3 sm:split-1/2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-bold">{value}</dd>
                </div>
              ))}
            </dl>
          </Way>
        ) : null,
      )}
    </>
  );
}

type WayProps = { heading: string; lead?: string; children: ReactNode };

function Way({ heading, lead, children }: WayProps) {
  return (
    <div className="mb-16 max-w-measure">
      <h2 className="text-section">{heading}</h2>
      {lead ? <p className="mt-4 text-lead">{lead}</p> : null}
      {children}
    </div>
  );
}
