type Fact = { name: string; text: string };

type Props = {
  heading: string;
  /** Where all of them come from, where that is the same place. */
  source?: Fact;
  notes: { id: string; figure: string; facts: Fact[]; text: string }[];
};

/**
 * What the figures of a page mean and where they come from: one note for the sign beside each figure,
 * which opens where the reader is, and all of them at the foot of the page, closed.
 */
export function FigureNotes({ heading, source, notes }: Props) {
  return (
    <>
      {notes.map(({ id, figure, text }) => (
        <div key={id} id={id} className="note" popover="auto">
          <p className="font-bold">{figure}</p>
          <p className="mt-1">{text}</p>
        </div>
      ))}
      <details className="only-on-screen border-t border-line">
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
              <div key={id}>
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
    </>
  );
}
