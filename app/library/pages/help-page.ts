import type { Contents } from "#app/library/contents.ts";
import { designedPages } from "#app/library/designed-pages.ts";
import { withValues } from "#app/library/fill-text.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownHelplines } from "#app/library/shown/shown-helplines.ts";

/** What the page for somebody in danger says, in two languages. */
export function helpPage(contents: Contents) {
  const { help } = contents;
  const helplines = shownHelplines(contents);
  const inLanguage = (language: "en" | "sw") => {
    const words = language === "sw" ? help.swahili : help.english;
    const { heading, lead, nobody, writing, traces } = words;
    return {
      language,
      heading,
      lead,
      parts: [nobody, writing, traces],
      lines: helplines.map(({ number, name, swahili, href, checked }) => ({
        number,
        href,
        name: language === "sw" ? swahili : name,
        checked: withValues(words.checked, { date: checked.reader }),
      })),
    };
  };
  return {
    words: { ...pageWords(contents, designedPages.help.address), isPrivate: true },
    view: { title: help.title, english: inLanguage("en"), swahili: inLanguage("sw") },
  };
}
