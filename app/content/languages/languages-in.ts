import { valueOf, type Entry } from "#app/content/entries.ts";
import { languageCode } from "#app/model/fields/language-field.ts";

/** A language of the site. */
export type SiteLanguage = {
  /** By what entries and quoted values know it, such as en, or the name of its folder. */
  key: string;
  /** As HTML names it, such as en-KE. */
  code: string;
  /** What it calls itself. */
  name: string;
  /** What its addresses begin with; empty for the first. */
  prefix: string;
};

type Named = { code: string; name: string };

/** The languages that site.yaml names, in its order; without, the one of the site. */
export function languagesIn(entries: Entry[]): [SiteLanguage, ...SiteLanguage[]] {
  const site = entries.find(({ kind, isLayer }) => kind === "site" && !isLayer);
  const key = site?.language ?? "en";
  const written = String((site && valueOf(site, "language")) ?? key);
  const code = languageCode.test(written) ? written : key;
  const named = site && valueOf(site, "languages");
  // What is no language is reported in its own place.
  const isNamed = (one: { code?: unknown } | null) => languageCode.test(String(one?.code));
  const [first, ...others] = ((Array.isArray(named) ? named : []) as Named[]).filter(isNamed);
  return [
    { key, code, name: String(first?.name ?? code), prefix: "" },
    ...others.map(({ code: folder, name }) => {
      return { key: folder, code: folder, name: String(name), prefix: `/${folder}` };
    }),
  ];
}
