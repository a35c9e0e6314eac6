import type { Contents } from "#app/library/contents.ts";
import { statOf } from "#app/library/shown/shown-figures.ts";

/** A share of each gift: the figure as it is written, and as a number of percent. */
export type FundShare = { id: string; value: string; label: string; percent: number };

/** How each gift is used, in the order of the donate page. */
export function fundShares(contents: Contents): FundShare[] {
  return contents.donate.fundUse.shares.map((id) => {
    const { value, label } = statOf(contents, id);
    return { id, value, label, percent: Number.parseFloat(value) };
  });
}
