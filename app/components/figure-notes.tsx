import type { FigureNotes as Notes } from "#app/library/shown/shown-figures.ts";

/**
 * Notes at the foot of a page on what its figures mean and where they come from, closed until
 * somebody opens them or follows the link beside a figure, which browsers open them for.
 */
export function FigureNotes({ heading, source, notes }: Notes) {
  return (
    <details className="border-t border-line">
      <summary className="mx-auto flex min-h-14 max-w-page items-center px-5 font-bold">
        {heading}
      </summary>
      <div className="mx-auto max-w-page px-5 pb-12 text-small">
        {source ? (
          <p>
            {source.name}: {source.text}
          </p>
        ) : null}
        <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {notes.map(({ id, figure, facts }) => (
            <div key={id} id={id}>
              <dt className="font-bold">{figure}</dt>
              {facts.map(({ name, text }) => (
                <dd key={name} className="text-muted">
                  {name}: {text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
