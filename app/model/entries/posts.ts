import { z } from "zod";
import {
  clockTime,
  described,
  flag,
  paragraph,
  patterned,
  sayingText,
  slug,
  withUsual,
  wording,
  writtenDate,
  pastDate,
} from "#app/model/fields/described.ts";
import { reference } from "#app/model/fields/figure.ts";
import { imageSchema } from "#app/model/fields/file.ts";
import { colors, lesoSchema } from "#app/model/fields/leso.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { confirmField, consentField, languageCode, stateFields } from "#app/model/fields/state.ts";

/** A blog post; its file name is its id and address, its body the text. */
export const postSchema = z.strictObject({
  title: wording("The headline", "Why a school bag changes a year"),
  excerpt: paragraph(
    "The post in one or two sentences, shown in lists",
    "What a bag holds, and what it says to a girl who carries it to school.",
  ),
  author: wording("Who wrote it", "The education team"),
  date: pastDate("words", "The day it was published"),
  category: reference("category", "One of the categories in categories.yaml", "Education"),
  news: wording("One word that the home page shows instead of the category", "Expansion")
    .optional()
    .meta({ label: "Word on the home page" }),
  updated: pastDate("words", "The day its words last changed, if readers should know")
    .optional()
    .meta({ label: "Last changed" }),
  readTime: described(
    z.int().min(1).max(60).optional(),
    "words",
    "The reading time in minutes; counted from the words if left out",
    "4",
  ),
  image: imageSchema.optional().meta({ label: "Picture" }),
  sensitive: flag(
    "safety",
    "If it says what was done to a girl; the review then shows its changes first",
    ["Marked as a text about danger", "No longer marked as a text about danger"],
  ).meta({ label: "About what was done to a girl" }),
  lang: described(
    z.string().regex(languageCode).optional(),
    "words",
    "The language of the whole post, if it is another one of the site, such as sw for Swahili",
    "sw",
  ).meta({ label: "Language" }),
  leso: lesoSchema.optional(),
  consent: consentField,
  ...stateFields,
});

/** A category of posts; the blog lists them in the order of the file. */
export const categorySchema = z.strictObject({
  id: patterned(
    /^\p{L}[\p{L}\p{N}]*(?: [\p{L}\p{N}]+)*$/u,
    "words",
    "Its name, as posts write it",
    "Education",
    "a name of letters and digits, such as Girls in sport",
  ).meta({ copy: true, fact: true, label: "Short name" }),
  name: withUsual(
    wording("The name that readers see, if it is not the id", "Education"),
  ).optional(),
  color: described(
    z.enum(colors).optional(),
    "words",
    "The colour of the cloths of its posts, unless a post has its own",
    "leaf",
  ).meta({ label: "Colour" }),
  confirm: confirmField,
});

/** A Swahili proverb on a cloth that visitors can send; its id is the end of its address. */
export const proverbSchema = z.strictObject({
  id: slug("A short name; do not change it, because the cloth is drawn from it", "haba-na-haba"),
  text: sayingText("The proverb in Swahili", "Haba na haba hujaza kibaba"),
  meaning: wording("What it means in English", "Little by little fills the measure"),
  source: wording("What kind of saying it is; shown after its meaning", "Swahili proverb"),
  recorded: wording(
    "Where it is recorded; shown below its cloth at /leso",
    "African Proverbs Calendar, October 2008",
  ).optional(),
  leso: lesoSchema.optional(),
  ...stateFields,
});

/** An event that people can attend; the home page shows it until it is over. */
export const eventSchema = z
  .strictObject({
    id: slug("A short name that no other entry here has", "open-day"),
    title: wording("What it is called", "Open day at the learning centre"),
    date: writtenDate("words", "The day, or the first of several"),
    end: writtenDate("words", "The last day of an event of several days").optional(),
    opens: clockTime("When it begins", '"08:00"').optional(),
    closes: clockTime("When it ends, if that is known", '"17:00"').optional(),
    eachDay: flag("words", "Applies these times to each of its days", [
      "At the same time each day",
      "No longer at the same time each day",
    ]),
    place: wording("Where it is", "The learning centre, Nairobi"),
    text: paragraph("What happens there, in one or two sentences", "Meet the mentors over tea."),
    link: linkSchema.optional(),
    until: writtenDate(
      "words",
      "The last day on which it is shown; the last day of the event if left out",
    )
      .optional()
      .meta({ label: "Last day shown" }),
    ...stateFields,
  })
  .refine(({ opens, closes, eachDay }) => opens || !(closes || eachDay))
  .meta({ expects: "the time in opens: if there is closes: or eachDay:" });

/** An event that people can attend. */
export type CharityEvent = z.infer<typeof eventSchema>;
