import type { Contents } from "#app/library/contents.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownCloth } from "#app/library/shown/shown-cloth.ts";
import { colors } from "#app/model/fields/leso.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";
import { formExits } from "#app/library/shown/form-exits.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What the get-involved page says. */
export function getInvolvedPage(contents: Contents) {
  const { getInvolved: page, opportunities, partnerships } = contents;
  return {
    words: pageWords(contents, "/get-involved"),
    view: {
      hero: shownHero("get-involved", page),
      apply: page.apply,
      figures: shownFigures(contents, page.figures),
      opportunities: { ...page.opportunities, list: opportunities },
      form: {
        words: page.form,
        exits: formExits(contents, "volunteer"),
        interests: opportunities.map(({ title }) => title),
      },
      benefits: page.benefits,
      steps: page.steps,
      partnerships: {
        ...page.partnerships,
        list: partnerships.map((partnership, index) => ({
          ...partnership,
          cloth: shownCloth(`partnership-${partnership.id}`, {
            color: colors[index % colors.length],
          }),
        })),
      },
      notes: figureNotes(contents, page.figures),
    },
  };
}
