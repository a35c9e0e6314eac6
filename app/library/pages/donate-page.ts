import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { fundShares } from "#app/library/shown/fund-shares.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownCloth } from "#app/library/shown/shown-cloth.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** The addresses of the giving page and its frame, with what is known filled in. */
export function givingAddresses({ donate }: Contents) {
  const { pageAddress, frameAddress, fundraiserId, defaults } = donate.provider;
  const values = { fundraiserId, ...defaults };
  return { page: withValues(pageAddress, values), frame: withValues(frameAddress, values) };
}

// The cloth below the provider's page, quieter than the one in the head.
const givingLeso = { color: "lake", motif: "dots", layout: "grid" } as const;

/** What the donate page says. */
export function donatePage(contents: Contents) {
  const { donate } = contents;
  const { page, frame } = givingAddresses(contents);
  return {
    words: pageWords(contents, "/donate"),
    view: {
      hero: shownHero("donate", donate),
      giving: { ...donate.giving, page, frame, field: shownCloth("giving", givingLeso).field },
      impact: { ...donate.impact, figures: shownFigures(contents, donate.impact.figures) },
      fundUse: {
        ...donate.fundUse,
        shares: fundShares(contents),
      },
      pledges: { ...donate.pledges, list: contents.pledges },
      otherWays: donate.otherWays,
      notes: figureNotes(contents, donate.impact.figures),
    },
  };
}
