import type { FigureNotes as Notes } from "#app/library/shown/shown-figures.ts";

/**
 * Notes at the foot of a page on what its figures mean and where they come from. Fingers, keyboards
 * and browsers without script get there by the link that the tooltip hangs on.
 */
export function FigureNotes({ heading, notes }: Notes) {
  return (
    <section className="border-t border-line">
      <div className="mx-auto max-w-page px-5 py-12 text-small">
        <h2 className="text-title">{heading}</h2>
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
    </section>
  );
}
