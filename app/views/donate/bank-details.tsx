import type { DonatePage } from "#app/content/page-data/donate-page.ts";

type Props = NonNullable<DonatePage["giving"]["bank"]>;

/** What a bank transfer needs, each in a line that can be copied. */
export function BankDetails({ heading, lead, details }: Props) {
  return (
    <div className="mb-16 max-w-measure">
      <h2 className="text-section">{heading}</h2>
      {lead ? <p className="mt-4 text-lead">{lead}</p> : null}
      <dl className="mt-6">
        {details.map(({ name, value }) => (
          <div key={name} className="grid gap-x-8 border-t border-line py-3 sm:split-1/2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
