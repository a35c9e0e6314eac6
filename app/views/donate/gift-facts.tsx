import type { GiftExamples } from "#app/model/pages/donate.ts";

/** What donors ask before they give. */
export function GiftFacts({ note, facts }: Pick<GiftExamples, "note" | "facts">) {
  return (
    <>
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
