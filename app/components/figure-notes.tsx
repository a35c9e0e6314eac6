type Fact = { name: string; text: string };

type Props = {
  heading: string;
  /** The button that closes a note. */
  close: string;
  notes: { id: string; figure: string; facts: Fact[]; text: string }[];
};

/**
 * What the figures of a page mean and where they come from: one note for the sign beside each figure,
 * which opens where the reader is, and all of them at the foot of the page, closed.
 */
export function FigureNotes({ heading, close, notes }: Props) {
  return (
    <>
      {notes.map(({ id, figure, text }) => (
        <div key={id} id={id} className="note" popover="auto">
          <p className="font-bold">{figure}</p>
          <p className="mt-1">{text}</p>
          <button
            type="button"
            className="note-close"
            popovertarget={id}
            popovertargetaction="hide"
          >
            {close}
          </button>
        </div>
      ))}
      <details className="only-on-screen text-small">
        <summary className="cursor-pointer py-3 font-bold">{heading}</summary>
        <div className="pt-2 pb-6">
          <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {notes.map(({ id, figure, facts }) => (
              <li key={id}>
                <p className="font-bold">{figure}</p>
                {facts.map(({ name, text }) => (
                  <p key={name}>
                    {name}: {text}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  );
}
