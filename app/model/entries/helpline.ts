import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { flag, patterned } from "#app/model/fields/described.ts";
import { slug } from "#app/model/fields/slug.ts";
import { withUsual, wording } from "#app/model/fields/text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** A number that helps somebody in danger. */
export const helplineSchema = z.strictObject({
  id: slug("A name of its own", "child"),
  number: patterned(
    /^\+?\d[\d ]*$/,
    "words",
    "The number as people dial it, between quotation marks",
    '"116"',
    'a number between quotation marks, like "116"',
  ).meta({ copy: true, fact: true }),
  name: wording("Whose line it is", "National child helpline"),
  open: withUsual(
    wording("When somebody answers, which texts quote; day and night if left out", "8 am to 8 pm"),
  ).optional(),
  cost: withUsual(
    wording("What a call costs, which texts quote; free if left out", "the price of a call"),
  ).optional(),
  onlyOnHelp: flag(
    "safety",
    "true keeps it to the page with all numbers; the others stand on every page",
    ["No longer on every page, only on /help", "On every page again"],
  ),
  checked: writtenDate(
    "safety",
    "The day on which somebody last called it; left out until then",
  ).optional(),
  confirm: confirmField,
});

/** What the whole list has to be, because every page has a row of helplines. */
export const everyPageHasOne = {
  expects:
    "at least one number without onlyOnHelp, because every page shows it to somebody in danger",
  isMet: (lines: unknown[]) => lines.some((one) => !(one as { onlyOnHelp?: unknown })?.onlyOnHelp),
};
