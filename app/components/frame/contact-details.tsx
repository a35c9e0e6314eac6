import { LinkTo } from "#app/components/link-to.tsx";

/** A way to reach the organisation, with a link if there is one or a note that says why not. */
export type WayToReach = { name: string; text: string; href?: string; note?: string };

/** The ways to reach the organisation, in the footer. */
export function ContactDetails({ details }: { details: WayToReach[] }) {
  return (
    <dl>
      {details.map(({ name, text, href, note }) => (
        <div key={name} className="flex min-h-11 flex-wrap content-center items-baseline gap-x-2">
          <dt>{name}:</dt>
          <dd>
            {href ? (
              <LinkTo
                to={{ label: text, href }}
                className="inline-flex min-h-11 items-center underline"
              />
            ) : (
              text
            )}
            {note ? <span className="block text-small"> {note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
