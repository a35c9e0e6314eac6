import { dateInWords } from "#app/components/written-date.tsx";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { withValues } from "#app/content/fill-text.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { helplinesOf } from "#app/content/parts/ways-to-reach.ts";

/** What the page for somebody in danger says, in two languages. */
export function helpPage(contents: Contents) {
  const { help, site } = contents;
  const inLanguage = (language: "en" | "sw") => {
    const words = language === "sw" ? help.swahili : help.english;
    return {
      language,
      heading: words.heading,
      lead: words.lead,
      parts: [words.nobody, words.writing, words.traces],
      lines: helplinesOf(contents).map(({ number, name, swahili, href, checked }) => ({
        number,
        href,
        name: language === "sw" ? swahili : name,
        checked: withValues(words.checked, { date: dateInWords(site.language, checked) }),
      })),
    };
  };
  return {
    meta: pageMeta(contents, designedPages.help.address),
    props: { title: help.title, columns: [inLanguage("en"), inLanguage("sw")] },
  };
}

/** The props of the page for somebody in danger. */
export type HelpPage = ReturnType<typeof helpPage>["props"];
