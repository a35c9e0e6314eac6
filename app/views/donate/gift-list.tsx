import { Example } from "#app/components/example.tsx";
import type { GiftExamples } from "#app/model/pages/gift-examples.ts";

/** What a gift can pay for, and what donors ask before they give. */
export function GiftList({ heading, note, list, facts, sample }: GiftExamples) {
  return (
    <>
      <h3 className="mt-10 text-title">
        {heading} <Example sample={sample} />
      </h3>
      <dl className="mt-3">
        {list.map(({ amount, text }) => (
          <div key={amount} className="flex gap-4 border-t border-line py-2">
            <dt className="w-28 flex-none font-bold print:w-48 whitespace-nowrap tabular">
              {amount}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{note}</p>
      <dl className="mt-6 text-small">
        {facts.map(({ name, text }) => (
          <div key={name} className="mt-1">
            <dt className="inline font-bold">{name}:</dt> <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
