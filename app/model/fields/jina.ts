import { z } from "zod";
import { flag, madeUp } from "#app/model/fields/described.ts";
import { languageField } from "#app/model/fields/language-field.ts";
import { sayingText, wording } from "#app/model/fields/text.ts";

/** The saying on a leso, in Swahili or another language, with its meaning in English. */
export const jinaSchema = z
  .strictObject({
    text: sayingText("The saying, usually in Swahili", "Penye nia pana njia"),
    textLanguage: languageField("Swahili"),
    meaning: wording("What it means in English", "Where there is a will there is a way"),
    source: wording(
      "What kind of saying it is, or where it is recorded; shown after its meaning",
      "Swahili proverb",
    ),
    sample: flag("claims", "true until a Swahili reader has confirmed the saying", madeUp),
  })
  .meta({
    label: "Saying on the cloth",
    description: "The saying on the cloth at the top of the page",
  });

/** The saying on a leso. */
export type Jina = z.infer<typeof jinaSchema>;
