import type { Figure } from "#app/components/figures.tsx";
import type { Contents } from "#app/content/contents.ts";
import { withinSite } from "#app/content/base-path.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { contentsOfText } from "#app/content/parts/contents-at.ts";
import { withValues } from "#app/content/fill-text.ts";
import type { Stat } from "#app/model/entries/programs.ts";

/** The figures with these ids, in this order, each with its note if it has one. */
export function figuresOf(contents: Contents, ids: readonly string[]): Figure[] {
  const { aboutFigure, figureNotes } = contents.interface;
  const href = withinSite(`${addressIn(contents, designedPages.about.address)}#figures`);
  const more = contents.about.register && {
    label: figureNotes,
    href,
    language: contents.locale,
  };
  return ids.map((id) => {
    const stat = statOf(contents, id);
    const { value, label, status } = stat;
    const lang = foreignLanguage(contents, id);
    const text = factsOn(contents, stat).join(" · ");
    const name = withValues(aboutFigure, { figure: figureInWords(contents, stat) });
    const note = text ? { name, text, more } : undefined;
    return { id, value, label, lang, sample: status === "sample", note };
  });
}

/** The figures with these ids, and their shared source. */
export function figuresWithSource(contents: Contents, ids: readonly string[]) {
  return { figures: figuresOf(contents, ids), source: sharedSource(contents, ids) };
}

/** The figures that have a scope, a day or a source; one sentence covers the others. */
export function registerOf(contents: Contents) {
  const { register } = contents.about;
  if (!register) return undefined;
  const { heading, lead, stated, verified, open } = register;
  const list = contents.stats.flatMap((stat) => {
    const { id, status } = stat;
    const lines = [...factsOn(contents, stat), ...(status === "verified" ? [verified] : [])];
    const lang = foreignLanguage(contents, id);
    return lines.length > 0 ? { id, figure: figureInWords(contents, stat), lines, lang } : [];
  });
  const all = contents.stats.length;
  const count = all - list.length;
  const rest = count > 0 ? withValues(open, { count, all }) : undefined;
  return { heading, lead: [lead, stated, rest].filter(Boolean).join(" "), list };
}

/** The source that these figures share, shown once below them; a figure's own source is in its note. */
export function sharedSource(contents: Contents, ids: readonly string[]): string | undefined {
  const sources = new Set(ids.map((id) => statOf(contents, id).source));
  return [...sources].filter((source) => isShared(contents, source)).join(" ") || undefined;
}

function isShared({ stats }: Contents, source = "") {
  return source !== "" && stats.filter((stat) => stat.source === source).length > 1;
}

/** The statistic with this id, which the check has made sure exists. */
export function statOf({ stats }: Contents, id: string): Contents["stats"][number] {
  const stat = stats.find((stat) => stat.id === id);
  if (!stat) throw new RangeError(`There is no figure ${id}.`);
  return stat;
}

// The language of a figure that the language of the page does not translate.
function foreignLanguage(contents: Contents, id: string) {
  const { language } = contentsOfText(contents, `stats.${id}.label`);
  return language === contents.language ? undefined : language;
}

/** A figure with its label, in the word order of the language. */
function figureInWords({ interface: words }: Contents, { value, label }: Stat) {
  return withValues(words.figure, { value, label });
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
