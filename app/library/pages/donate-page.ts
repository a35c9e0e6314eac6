import type { Contents } from "#app/library/contents.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { withValues } from "#app/library/fill-text.ts";
import { fundShares } from "#app/library/shown/fund-shares.ts";
import { sampleMark } from "#app/library/shown/sample-mark.ts";
import { shownClosing } from "#app/library/shown/shown-closing.ts";
import { shownFrame } from "#app/library/shown/shown-cloth.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";

/** The addresses of the giving page and its frame. */
export function givingAddresses({ donate }: Contents) {
  const { pageAddress, frameAddress, fundraiserId, defaults } = donate.provider;
  const values = { fundraiserId, ...defaults };
  return { page: withValues(pageAddress, values), frame: withValues(frameAddress, values) };
}

// Without a number that is certain the steps would send money to a stranger.
function mobileMoney({ donate }: Contents) {
  const { paybill } = donate.provider;
  if (!paybill) return undefined;
  const { heading, lead, steps, copy, copied, copyFailed } = donate.giving.mobileMoney;
  const values = { paybill: paybill.number, account: paybill.account };
  return {
    heading,
    lead,
    steps: steps.map((step) => {
      const name = (["paybill", "account"] as const).find((one) => step.includes(`{${one}}`));
      const text = withValues(step, values);
      if (!name) return { text };
      const value = values[name];
      const label = withValues(copy, { value });
      return { text, copy: { value, label, copied, failed: copyFailed } };
    }),
  };
}

// The cloth below the provider's page, quieter than the one in the head.
const givingLeso = { color: "lake", motif: "dots" } as const;

/** What the donate page says. */
export function donatePage(contents: Contents) {
  const { words, hero, page: donate } = designedPage(contents, "donate");
  const { giving, gifts, closing } = donate;
  // A gift to a made-up fundraiser would not reach us, so nothing but its frame asks for one.
  const isReal = !donate.provider.sample;
  return {
    words,
    view: {
      hero,
      giving: {
        ...giving,
        lead: isReal ? giving.lead : giving.sample,
        isReal,
        addresses: givingAddresses(contents),
        frame: shownFrame("giving", givingLeso),
        mobileMoney: mobileMoney(contents),
        gifts: {
          ...gifts,
          facts: isReal ? gifts.facts : [],
          example: sampleMark(contents, gifts),
        },
      },
      closing: shownClosing(
        "donate",
        isReal ? closing : { ...closing, primary: closing.secondary, secondary: undefined },
        hero.cloth.color,
      ),
      impact: { ...donate.impact, figures: shownFigures(contents, donate.impact.figures) },
      fundUse: {
        ...donate.fundUse,
        shares: fundShares(contents),
      },
      pledges: {
        ...donate.pledges,
        list: contents.pledges.map((pledge) => ({
          ...pledge,
          example: sampleMark(contents, pledge),
        })),
      },
      otherWays: donate.otherWays,
      notes: figureNotes(contents, donate.impact.figures),
    },
  };
}
