import { CopyButton } from "#app/components/copy-button.tsx";
import type { DonatePage } from "#app/content/page-data/donate-page.ts";

type Props = NonNullable<DonatePage["giving"]["mobileMoney"]>;

/** How to give by mobile money alone, step by step. */
export function MobileMoney({ heading, lead, ways }: Props) {
  return (
    <div className="mb-16 max-w-measure">
      <h2 className="text-section">{heading}</h2>
      {lead ? <p className="mt-4 text-lead">{lead}</p> : null}
      {ways.map((steps) => (
        <ol key={steps[0]?.text} className="mt-6 list-decimal pl-6 marker:font-bold">
          {steps.map(({ text, copy }) => (
            <li key={text} className="py-1.5 pl-2">
              {text} {copy ? <CopyButton {...copy} /> : null}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
