import { z } from "zod";
import { flag, madeUp } from "#app/model/fields/described.ts";
import { languageField } from "#app/model/fields/language-field.ts";
import { sayingText, wording } from "#app/model/fields/text.ts";

/** The line that a leso carries, in Swahili or another language, with its meaning in English. */
export const jinaSchema = z
  .strictObject({
    text: sayingText("The saying, in Swahili as a rule", "Penye nia pana njia"),
    textLanguage: languageField("Swahili"),
    meaning: wording("What it means in English", "Where there is a will there is a way"),
    source: wording(
      "What kind of saying it is or where it is recorded, said behind its meaning",
      "Swahili proverb",
    ),
    sample: flag("claims", "true until a Swahili reader has confirmed the line", madeUp),
  })
  .meta({ label: "Saying on the cloth" });

/** The line that a leso carries. */
export type Jina = z.infer<typeof jinaSchema>;
