import type { Contents } from "#app/library/contents.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { finishedBody, type RenderBody } from "#app/library/shown/finished-body.ts";
import { sampleMark } from "#app/library/shown/sample-mark.ts";
import { shownClosing } from "#app/library/shown/shown-closing.ts";
import { shownCloth, shownMotif } from "#app/library/shown/shown-cloth.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";

/** What the programs page says; `renderBody` turns a compiled body into HTML. */
export function programsPage(contents: Contents, renderBody: RenderBody) {
  const { words, hero, page } = designedPage(contents, "programsPage");
  const programs = [...contents.programs].sort((one, other) => one.position - other.position);
  const additional = contents.additionalPrograms;
  const stories = contents.successStories;
  return {
    words,
    view: {
      hero,
      doors: {
        programs: programs.map(({ id, title, color, leso }) => ({
          id,
          title,
          cloth: shownCloth(`door-${id}`, { color, ...leso }),
        })),
      },
      core: {
        ...page.core,
        programs: programs.map(({ id, title, summary, features, metrics, color, leso, body }) => ({
          id,
          title,
          summary,
          features,
          figures: shownFigures(contents, metrics),
          cloth: shownCloth(`program-${id}`, { color, ...leso }),
          html: finishedBody(contents, "programs", { id, body }, renderBody),
        })),
      },
      additional: {
        ...page.additional,
        programs: additional.map(({ id, title, text, figure }) => ({
          id,
          title,
          text,
          figure: shownFigures(contents, [figure])[0],
        })),
      },
      stories: {
        ...page.stories,
        // Nobody's name was changed where nobody is real.
        changed: stories.every(({ sample }) => sample) ? undefined : page.stories.changed,
        list: stories.map(({ id, program, title, before, after, leso, sample }) => ({
          id,
          example: sampleMark(contents, { sample }),
          title,
          before,
          after,
          program: programs.find((one) => one.id === program)?.title,
          cloth: shownCloth(`story-${id}`, leso),
          thing: shownMotif(`story-${id}`, leso),
        })),
      },
      closing: shownClosing("programs", page.closing, hero.cloth.color),
      notes: figureNotes(contents, [
        ...programs.flatMap(({ metrics }) => metrics),
        ...additional.map(({ figure }) => figure),
      ]),
    },
  };
}
