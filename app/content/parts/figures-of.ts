import type { FigureNotes } from "#app/components/figure-notes.tsx";
import type { Figure } from "#app/islands/figure-list.tsx";
import type { Contents } from "#app/content/contents.ts";
import { withinSite } from "#app/content/base-path.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { withValues } from "#app/content/fill-text.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import type { ComponentProps } from "react";

type Notes = ComponentProps<typeof FigureNotes>;

/** The figures with these ids, in this order, each with its note where it has one. */
export function figuresOf(contents: Contents, ids: readonly string[]): Figure[] {
  const { example, aboutFigure } = contents.interface;
  return ids.map((id) => {
    const { value, label, status } = statOf(contents, id);
    const [note] = notesOn(contents, [id]);
    const figure = { id, value, label, example: status === "sample" ? example : undefined };
    if (!note) return figure;
    const name = withValues(aboutFigure, { figure: note.figure });
    return { ...figure, note: { target: note.id, name, text: note.text } };
  });
}

/** The figures with these ids, and where they come from. */
export function figuresWithSource(contents: Contents, ids: readonly string[]) {
  return { figures: figuresOf(contents, ids), source: sharedSource(contents, ids) };
}

/** The notes on these figures, each figure once; undefined where none has a note. */
export function figureNotes(contents: Contents, ids: readonly string[]): Notes | undefined {
  const { figureNotes: label, close } = contents.interface;
  const notes = notesOn(contents, [...new Set(ids)]);
  const href = withinSite(`${designedPages.about.address}#figures`);
  const more = contents.about.register && { label, href };
  return notes.length > 0 ? { close, more, notes } : undefined;
}

/** Every figure with what is known of it, and with what nobody has written down yet. */
export function registerOf(contents: Contents) {
  const { register } = contents.about;
  const { figureScope, figureAsOf } = contents.interface;
  if (!register) return undefined;
  const { heading, lead, stated, verified, open } = register;
  const list = contents.stats.map((stat) => {
    const { id, value, label, scope, asOf, status } = stat;
    const missing = [scope ? [] : [figureScope], asOf ? [] : [figureAsOf]].flat();
    const lines = factsOn(contents, stat);
    if (status === "verified") lines.push(verified);
    if (missing.length > 0) lines.push(`${open}: ${missing.join(", ")}`);
    return { id, figure: `${value} ${label}`, lines };
  });
  return { heading, lead: `${lead} ${stated}`, list };
}

/** Where these figures come from, said once below them; what one has for itself stands in its note. */
export function sharedSource(contents: Contents, ids: readonly string[]): string | undefined {
  const sources = new Set(ids.map((id) => statOf(contents, id).source));
  return [...sources].filter((source) => isShared(contents, source)).join(" ") || undefined;
}

function isShared({ stats }: Contents, source = "") {
  return source !== "" && stats.filter((one) => one.source === source).length > 1;
}

/** The figure with this id; the check has made sure that it exists. */
export function statOf({ stats }: Contents, id: string): Stat {
  const stat = stats.find((one) => one.id === id);
  if (!stat) throw new RangeError(`No figure is called ${id}.`);
  return stat;
}

function notesOn(contents: Contents, ids: readonly string[]): Notes["notes"] {
  return ids.flatMap((id) => {
    const stat = statOf(contents, id);
    const text = factsOn(contents, stat).join(" · ");
    return text ? [{ id: `note-${id}`, figure: `${stat.value} ${stat.label}`, text }] : [];
  });
}

function factsOn(contents: Contents, { scope, asOf, source, status }: Stat) {
  const { figureScope, figureAsOf, figureSource, sampleFigure } = contents.interface;
  return [
    { name: figureScope, text: scope },
    { name: figureAsOf, text: asOf },
    { name: figureSource, text: isShared(contents, source) ? undefined : source },
    { name: figureSource, text: status === "sample" ? sampleFigure : undefined },
  ].flatMap(({ name, text }) => (text ? [`${name}: ${text}`] : []));
}
