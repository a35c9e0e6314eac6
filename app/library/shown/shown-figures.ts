import type { Contents } from "#app/library/contents.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { withValues } from "#app/library/fill-text.ts";
import { sampleMark } from "#app/library/shown/sample-mark.ts";
import type { Stat } from "#app/model/entries/stat.ts";

/** A figure as pages show it, with the id of its note (a popover) where it has one. */
export type ShownFigure = {
  id: string;
  value: string;
  label: string;
  /** The word that marks it as made up. */
  example?: string;
  note?: { target: string; name: string; text: string };
};

/** The notes on the figures of a page. */
export type FigureNotes = {
  heading: string;
  /** Where all of them come from, where that is the same place. */
  source?: { name: string; text: string };
  notes: { id: string; figure: string; facts: Fact[]; text: string }[];
};

/** The figures with these ids, in this order. */
export function shownFigures(contents: Contents, ids: readonly string[]): ShownFigure[] {
  return ids.map((id) => {
    const stat = statOf(contents, id);
    const { value, label } = stat;
    const example = sampleMark(contents, { sample: stat.status === "sample" });
    const facts = factsOf(contents, stat);
    if (facts.length === 0) return { id, value, label, example };
    const name = withValues(contents.interface.aboutFigure, { figure: `${value} ${label}` });
    return { id, value, label, example, note: { target: noteId(id), name, text: sentence(facts) } };
  });
}

/** The notes on these figures, each figure once; undefined where none has a note. */
export function figureNotes(contents: Contents, ids: readonly string[]): FigureNotes | undefined {
  const notes = [...new Set(ids)].flatMap((id) => {
    const stat = statOf(contents, id);
    const facts = factsOf(contents, stat);
    const figure = `${stat.value} ${stat.label}`;
    return facts.length > 0 ? [{ id: noteId(id), figure, facts, text: sentence(facts) }] : [];
  });
  if (notes.length === 0) return undefined;
  const heading = contents.interface.figureNotes;
  const source = commonSource(
    notes.map(({ facts }) => facts),
    contents.interface.figureSource,
  );
  if (!source) return { heading, notes };
  const others = notes.map((note) => ({
    ...note,
    facts: note.facts.filter(({ text }) => text !== source.text),
  }));
  return { heading, source, notes: others };
}

type Fact = { name: string; text: string };

function commonSource(facts: Fact[][], name: string): Fact | undefined {
  const sources = facts.map((ofOne) => ofOne.find((fact) => fact.name === name));
  const [first] = sources;
  return first && sources.every((one) => one?.text === first.text) ? first : undefined;
}

/** The figure with this id; the check has made sure that it exists. */
export function statOf({ stats }: Contents, id: string): Stat {
  const stat = entryWithId(stats, id);
  if (!stat) throw new RangeError(`No figure is called ${id}.`);
  return stat;
}

function factsOf(contents: Contents, { scope, asOf, source, status }: Stat) {
  const words = contents.interface;
  const facts = [
    { name: words.figureScope, text: scope },
    { name: words.figureAsOf, text: asOf },
    { name: words.figureSource, text: source },
    { name: words.figureSource, text: status === "sample" ? words.sampleFigure : undefined },
  ];
  return facts.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}

function sentence(facts: Fact[]) {
  return facts.map(({ name, text }) => `${name}: ${text}`).join(" · ");
}

function noteId(id: string) {
  return `note-${id}`;
}
