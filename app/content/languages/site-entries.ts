import type { z } from "zod";
import { prefixedAddress, pageAddresses } from "#app/content/addresses.ts";
import type { Entry, Language } from "#app/content/entries.ts";
import type { Quoted } from "#app/content/fill-text.ts";
import { isShownInLanguage, quotableIn } from "#app/content/languages/entries-in.ts";
import { languagesIn, type SiteLanguage } from "#app/content/languages/languages-in.ts";
import { isDraft, shownEntries, type Audience } from "#app/content/public-days.ts";
import { quotedValues } from "#app/content/quoted-values.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";

/** A language of the site with the entries that its texts may quote and those that its pages show. */
export type EntriesOfLanguage = SiteLanguage & { quotable: Entry[]; entries: Entry[] };

/** The entries of a site in each of its languages, the first language first; without drafts, an entry that needs no translation is untranslated instead. */
export function siteEntries(
  entries: Entry[],
  audience: Pick<Audience, "drafts">,
): EntriesOfLanguage[] {
  return languagesIn(entries).map((site) => {
    const quotable = quotableIn(site.language, entries, audience);
    return { ...site, quotable, entries: quotable.filter(isShownInLanguage) };
  });
}

/** The addresses of all pages that the shown entries of these languages have. */
export function addressesOfSite(
  languages: EntriesOfLanguage[],
  isShown: (entry: Entry) => boolean,
): string[] {
  return languages.flatMap(({ prefix, entries }) =>
    pageAddresses(prefix, entries.filter(isShown)).map((address) =>
      prefixedAddress(prefix, address),
    ),
  );
}

/** The values that a text in this language quotes; a post in a language that the site does not have quotes those of the first. */
export function valuesIn(
  language: Language,
  quoted: Record<Language, ReadonlyMap<string, Quoted>>,
): ReadonlyMap<string, Quoted> {
  return quoted[language] ?? Object.values(quoted)[0] ?? new Map<string, Quoted>();
}

/** The values that texts of each language may quote on the pages for an audience, the first language first. */
export function quotedBySite(
  languages: EntriesOfLanguage[],
  audience: Audience,
): Record<Language, ReadonlyMap<string, Quoted>> {
  const shown = languages.map(({ entries }) => shownEntries(entries, audience));
  const [first = []] = shown;
  return Object.fromEntries(
    languages.map((site, at) => {
      const entries = shown[at] ?? [];
      // A count falls back to the first language if this language has neither such entries nor a page that lists them.
      const kinds = new Set(entries.flatMap(({ kind, schema }) => [kind, ...kindsListed(schema)]));
      const counted = [...entries, ...first.filter(({ kind }) => !kinds.has(kind))];
      // The words of a draft translation are not public.
      const quotable = site.quotable.map((entry) => {
        const isSecret = entry.layer && !audience.drafts && isDraft(entry.layer);
        return (isSecret && entry.original) || entry;
      });
      return [site.language, quotedValues(quotable, counted, site)];
    }),
  );
}

// The kinds that have a section on the page with this schema.
function kindsListed(schema: z.ZodType) {
  return fieldNames(schema).flatMap((name) => fieldNotes(schemaAt(schema, [name])).shownWith ?? []);
}
