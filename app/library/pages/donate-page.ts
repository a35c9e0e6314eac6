import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownCloth } from "#app/library/shown/shown-cloth.ts";
import { figureNotes, shownFigures, statOf } from "#app/library/shown/shown-figures.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** The addresses of the giving page and its frame, with what is known filled in. */
export function givingAddresses({ donate }: Contents) {
  const { pageAddress, frameAddress, fundraiserId, defaults } = donate.provider;
  const values = { fundraiserId, ...defaults };
  return { page: withValues(pageAddress, values), frame: withValues(frameAddress, values) };
}

/** What the donate page says. */
export function donatePage(contents: Contents) {
  const { donate } = contents;
  const { page, frame } = givingAddresses(contents);
  return {
    words: pageWords(contents, "/donate"),
    view: {
      hero: shownHero("donate", donate),
      giving: { ...donate.giving, page, frame },
      impact: { ...donate.impact, figures: shownFigures(contents, donate.impact.figures) },
      fundUse: {
        ...donate.fundUse,
        shares: donate.fundUse.shares.map((id) => {
          const { value, label } = statOf(contents, id);
          return { id, value, label, percent: Number.parseFloat(value) };
        }),
      },
      pledges: { ...donate.pledges, list: contents.pledges },
      otherWays: {
        ...donate.otherWays,
        border: shownCloth("other-ways", donate.leso).border,
      },
      notes: figureNotes(contents, donate.impact.figures),
    },
  };
}
