import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { swahiliText, text, wording } from "#app/model/fields/text.ts";
import { frameWords } from "#app/model/site/frame-words.ts";

/** The small words of the frame around every page. */
export const interfaceSchema = z.strictObject({
  ...frameWords(text),
  contents: wording("The name of the list of a page's sections", "On this page"),
  helplines: z
    .strictObject({
      heading: wording("Before the helplines, on every page", "Free help, day and night:"),
      swahili: swahiliText("words", "The same in Swahili", "Msaada bila malipo:").optional(),
    })
    .meta({ concern: "safety" }),
  languages: z.strictObject({
    english: wording("The link to a page in English", "English"),
    swahili: swahiliText("words", "The link to a page in Swahili", "Kiswahili"),
  }),
  quickExit: z
    .strictObject({
      label: wording("The link that leaves the site at once", "Leave this site"),
      swahili: swahiliText("words", "The same in Swahili", "Ondoka").optional(),
      address: z.url({ protocol: /^https$/ }).meta({
        concern: "safety",
        description: "The harmless page to which it leads",
        examples: ["https://www.google.com/"],
        expects: "an address that begins with https://",
      }),
    })
    .meta({ concern: "safety" })
    .optional(),
  swahili: z.strictObject({
    ...frameWords(swahiliText),
    motto: swahiliText(
      "words",
      "The motto of site.yaml in Swahili",
      "Wasichana shuleni",
    ).optional(),
    confirm: confirmField,
  }),
  rating: wording("The name of a rating; {rating} is the number", "{rating} out of 5 stars"),
  moved: wording("Said where a page has moved", "This page has moved"),
  movedLink: wording("The link to its new address", "Go to the page"),
  errorHeading: wording("The heading of the error screen", "Unexpected Application Error!"),
});
