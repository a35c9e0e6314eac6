import type { Contents } from "#app/library/contents.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { shownCloth } from "#app/library/shown/shown-cloth.ts";
import { colors } from "#app/model/fields/leso.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";
import { formExits } from "#app/library/shown/form-exits.ts";

/** What the get-involved page says. */
export function getInvolvedPage(contents: Contents) {
  const { words, hero, page } = designedPage(contents, "getInvolved");
  const { opportunities, partnerships } = contents;
  return {
    words,
    view: {
      hero,
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
