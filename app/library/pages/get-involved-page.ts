import type { Contents } from "#app/library/contents.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownCloth } from "#app/library/shown/shown-cloth.ts";
import { colors } from "#app/model/fields/leso.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What the get-involved page says. */
export function getInvolvedPage(contents: Contents) {
  const { getInvolved: page, opportunities, partnerships, site } = contents;
  return {
    words: pageWords(contents, "/get-involved"),
    view: {
      hero: shownHero("get-involved", page),
      apply: page.apply,
      figures: shownFigures(contents, page.figures),
      opportunities: { ...page.opportunities, list: opportunities },
      form: {
        words: page.form,
        to: site.forms.volunteer.to,
        interests: opportunities.map(({ title }) => title),
        opensMailApp: contents.interface.opensMailApp,
        noticeRegion: contents.interface.noticeRegion,
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
