import { LinkTo } from "#app/components/link-to.tsx";
import type { Link } from "#app/model/fields/link.ts";

type Props = {
  /** The button that closes a note. */
  close: string;
  /** Where all figures of the site are explained. */
  more?: Link;
  notes: { id: string; figure: string; text: string }[];
};

/** What figures of a page mean: one note for the sign beside each figure, which opens where the reader is. */
export function FigureNotes({ close, more, notes }: Props) {
  return notes.map(({ id, figure, text }) => (
    <div key={id} id={id} className="note" popover="auto">
      <p className="font-bold">{figure}</p>
      <p className="mt-1">{text}</p>
      <p className="flex gap-6">
        {more ? <LinkTo to={more} className="note-close content-center" /> : null}
        <button type="button" className="note-close" popovertarget={id} popovertargetaction="hide">
          {close}
        </button>
      </p>
    </div>
  ));
}
