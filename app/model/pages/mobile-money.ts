import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { text } from "#app/model/fields/text.ts";

/** Giving by M-Pesa without the giving page: the steps on a phone. */
export const mobileMoneySchema = z.strictObject({
  heading: text("money", "The heading of this section", "Give by M-Pesa"),
  lead: text("money", "A sentence below the heading", "No data is needed.").optional(),
  steps: listOf(
    text("money", "One step; {paybill} and {account} are filled in", "Enter {paybill}"),
    "The steps on a phone for the Paybill, in order",
    "[Open M-Pesa, Choose Pay Bill]",
  ),
  tillSteps: listOf(
    text("money", "One step; {till} and {name} are filled in", "Enter {till}"),
    "The steps on a phone for the Buy Goods till, in order",
    "[Open M-Pesa, Choose Buy Goods]",
  ),
  copy: text("money", "The button that copies a number; {value} is the number", "Copy {value}"),
  copied: text("money", "Shown after it was copied", "Copied"),
  copyFailed: text("money", "Shown if copying is not allowed", "Please type it"),
});
