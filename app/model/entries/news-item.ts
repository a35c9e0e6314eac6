import { z } from "zod";
import { reference } from "#app/model/fields/reference.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { text } from "#app/model/fields/text.ts";
import { untilField } from "#app/model/fields/until.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** How many pieces of news the home page shows; the blog has the posts of the others. */
export const newsShown = 3;

/** One piece of news on the home page, leading to its post. */
export const newsItemSchema = z.strictObject({
  id: slug("A name of its own", "new-centre"),
  title: text(
    "The headline; that of its post where it is left out",
    "A second learning centre opens",
  ).optional(),
  excerpt: text("The news in one or two sentences", "Sixty girls have a place to study."),
  date: writtenDate("The day of the news; that of its post where it is left out").optional(),
  category: text("What kind of news it is, in a word", "Impact"),
  post: reference("post", "The post that tells more: its file name without .mdx", "1"),
  until: untilField,
  ...stateFields,
});
