import type { Language } from "#app/content/entries.ts";

/** The numbers from 0 to 12 in words. */
export const numberWords: Record<Language, readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve".split(" "),
  sw: "sifuri,moja,mbili,tatu,nne,tano,sita,saba,nane,tisa,kumi,kumi na moja,kumi na mbili".split(
    ",",
  ),
};
