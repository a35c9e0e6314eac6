import { valueOf, type Entry } from "#app/content/entries.ts";
import { languageCode } from "#app/model/fields/state.ts";

/** A language of the site. */
export type SiteLanguage = {
  /** Its key in entries and quoted values, such as en, or its folder. */
  key: string;
  /** Its code in HTML, such as en-KE. */
  code: string;
  /** Its name in that language. */
  name: string;
  /** The prefix of its addresses; empty for the first language. */
  prefix: string;
};

type Named = { code: string; name: string };

/** The languages in site.yaml, in order; without any, the language of the site. */
export function languagesIn(entries: Entry[]): [SiteLanguage, ...SiteLanguage[]] {
  const site = entries.find(({ kind, isLayer }) => kind === "site" && !isLayer);
  const key = site?.language ?? "en";
  const written = String((site && valueOf(site, "language")) ?? key);
  const code = languageCode.test(written) ? written : key;
  const named = site && valueOf(site, "languages");
  // The check reports an invalid code elsewhere.
  const isNamed = (language: { code?: unknown } | null) =>
    languageCode.test(String(language?.code));
  const [first, ...others] = ((Array.isArray(named) ? named : []) as Named[]).filter(isNamed);
  return [
    { key, code, name: String(first?.name ?? code), prefix: "" },
    ...others.map(({ code: folder, name }) => {
      return { key: folder, code: folder, name: String(name), prefix: `/${folder}` };
    }),
  ];
}
