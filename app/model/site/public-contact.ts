import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { note, patterned } from "#app/model/fields/described.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** A number or an e-mail address of another organisation, which texts may name. */
export const publicContactSchema = z.strictObject({
  contact: patterned(
    /^(?:\+?\d[\d ]{2,}|[*#][\d*#]+#|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/,
    "contact",
    "The phone number or the code to dial between quotation marks, or the e-mail address",
    '"0800 000 000"',
    "one phone number or code to dial between quotation marks, or one e-mail address",
  ),
  name: note("Whose it is, and what it is for", "The hotline of a legal aid group"),
  checked: writtenDate("contact", "The day on which somebody last made sure of it"),
  confirm: confirmField,
});
