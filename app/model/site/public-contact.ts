import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { note, patterned } from "#app/model/fields/described.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** A number or e-mail address of another organisation that texts may name. */
export const publicContactSchema = z.strictObject({
  contact: patterned(
    /^(?:\+?\d[\d ]{2,}|[*#][\d*#]+#|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/,
    "contact",
    "The phone number or dial code in quotes, or the e-mail address",
    '"0800 000 000"',
    "one phone number or dial code in quotes, or one e-mail address",
  ),
  name: note("The organisation, and what the contact is for", "The hotline of a legal aid group"),
  checked: writtenDate("contact", "The day on which someone last checked it"),
  confirm: confirmField,
});
