import { Tooltip, TooltipGroup, useTitleUntilHydrated } from "#app/islands/tooltip.tsx";

/** A figure, with the id of its note (a popover) where it has one. */
export type Figure = {
  id: string;
  value: string;
  label: string;
  /** The word that marks it as made up. */
  example?: string;
  note?: { target: string; name: string; text: string };
};

/** The props of a list of figures. */
export type FigureListProps = {
  figures: Figure[];
  look: "row" | "column" | "stack" | "large";
};

const looks = {
  row: "figures figures-row",
  column: "figures figures-column",
  stack: "figures",
  large: "figures figures-large",
};

/** Figures with their labels; a sign beside each figure opens its note. */
export function FigureList({ figures, look }: FigureListProps) {
  return (
    <TooltipGroup>
      <dl className={looks[look]}>
        {figures.map(({ id, value, label, example, note }) => (
          <div key={id}>
            <dt>
              {label} {example ? <span className="sample-mark">{example}</span> : null}
            </dt>
            <dd>
              {value}
              {note ? <NoteSign {...note} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </TooltipGroup>
  );
}

function NoteSign({ target, name, text }: NonNullable<Figure["note"]>) {
  const title = useTitleUntilHydrated(text);
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className="note-sign"
        popovertarget={target}
        aria-label={name}
        title={title}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <path
            fillRule="evenodd"
            d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm-1 6h2v6h-2v-6Zm0-4h2v2h-2V7Z"
          />
        </svg>
      </button>
    </Tooltip>
  );
}
