import { valueOf, type Entry, type Language } from "#app/content/entries.ts";
import { languageCode } from "#app/model/fields/state.ts";

/** A language of the site. */
export type SiteLanguage = {
  /** Its name in entries and quoted values, such as en: its folder, or the first part of the code. */
  language: Language;
  /** Its code in HTML and dates, such as en-KE. */
  locale: string;
  /** Its name in that language. */
  name: string;
  /** The prefix of its addresses; empty for the first language. */
  prefix: string;
};

/** The English name of a language, for the people who write and review. */
export function englishName(language: Language): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}

type Named = { code: string; name: string };

/** The languages in site.yaml, in order, the first also without a valid code; without any, English. */
export function languagesIn(entries: Entry[]): [SiteLanguage, ...SiteLanguage[]] {
  const site = entries.find(({ kind, isLayer }) => kind === "site" && !isLayer);
  const named = site && valueOf(site, "languages");
  // The check reports an invalid code elsewhere.
  const isNamed = (item: { code?: unknown } | null) => languageCode.test(String(item?.code));
  const list = (Array.isArray(named) ? named : []) as Named[];
  const [first] = list.slice(0, 1).filter(isNamed);
  const others = list.slice(1).filter(isNamed);
  const language = site?.language ?? "en";
  return [
    {
      language,
      locale: first?.code ?? language,
      name: String(first?.name ?? englishName(language)),
      prefix: "",
    },
    ...others.map(({ code, name }) => {
      return { language: code, locale: code, name: String(name), prefix: `/${code}` };
    }),
  ];
}
