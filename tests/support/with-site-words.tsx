import type { ContextType, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { SiteWords } from "#app/components/site-words.ts";

type Words = ContextType<typeof SiteWords>;

const words: Words = {
  pageLanguage: "en-KE",
  foreign: undefined,
  isLabelFirst: false,
  example: "The example",
  helplines: [],
};

/** The HTML of a view with the site words in its context, some of them others. */
export function withSiteWords(view: ReactElement, others: Partial<Words> = {}) {
  const value = { ...words, ...others };
  return renderToStaticMarkup(<SiteWords.Provider value={value}>{view}</SiteWords.Provider>);
}
