import type { Contents } from "#app/content/contents.ts";
import { contentsOfText } from "#app/content/parts/contents-at.ts";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import type { Jina } from "#app/model/fields/leso.ts";

/** A saying, with its meaning if readers need it. */
export type ShownJina = Omit<Jina, "meaning" | "source"> & { meaning?: string; source?: string };

/** The saying of a field, such as about.jina, without an untranslated meaning that its readers do not need. */
export function jinaIn(contents: Contents, field: string, jina: Jina): ShownJina {
  const isUntranslated = contentsOfText(contents, `${field}.meaning`) !== contents;
  return isUntranslated && contents.locale === sayingLanguage
    ? { ...jina, meaning: undefined, source: undefined }
    : jina;
}
