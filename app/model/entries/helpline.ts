import { z } from "zod";
import { confirmField } from "#app/model/fields/state.ts";
import { flag, patterned, slug, wording, pastDate } from "#app/model/fields/described.ts";

/** A phone number for people in danger. */
export const helplineSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "child"),
  number: patterned(
    /^\+?\d[\d ]*$/,
    "words",
    "The number as people dial it, in quotes",
    '"116"',
    'a number in quotes, like "116"',
  ).meta({ copy: true, fact: true }),
  name: wording("The name of the helpline", "National child helpline"),
  open: wording(
    "When someone answers, for texts to quote; day and night if left out",
    "8 am to 8 pm",
  )
    .optional()
    .meta({ label: "When someone answers" }),
  cost: wording(
    "What a call costs, for texts to quote; free if left out",
    "the price of a call",
  ).optional(),
  onlyOnHelp: flag(
    "safety",
    "Shows it only on the page with all numbers; the others are on every page",
    ["No longer on every page, only on /help", "On every page again"],
  ).meta({ label: "Only on the page with all numbers" }),
  checked: pastDate("safety", "The day on which someone last called it; leave it out until then")
    .optional()
    .meta({ label: "Last called" }),
  confirm: confirmField,
});

/** A phone number for people in danger. */
export type Helpline = z.infer<typeof helplineSchema>;

/** The condition on the whole list: every page has a row of helplines. */
export const everyPageHasOne = {
  expects: "at least one helpline without onlyOnHelp, because every page shows one",
  isMet: (lines: unknown[]) =>
    lines.some((line) => !(line as { onlyOnHelp?: unknown })?.onlyOnHelp),
};
