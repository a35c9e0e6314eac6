import type { Contents } from "#app/content/contents.ts";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import type { Jina } from "#app/model/fields/leso.ts";

type Shown = Omit<Jina, "meaning" | "source"> & { meaning?: string; source?: string };

/** A saying in a language, without an untranslated meaning that its readers do not need. */
export function jinaIn({ first, language }: Contents, jina: Jina, original?: Jina): Shown {
  const { textLanguage = sayingLanguage, meaning } = jina;
  const isUntranslated = first !== undefined && original?.meaning === meaning;
  return isUntranslated && language === textLanguage
    ? { ...jina, meaning: undefined, source: undefined }
    : jina;
}
