import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { SiteWords } from "#app/components/site-words.ts";

const words = {
  pageLanguage: "en-KE",
  foreign: undefined,
  isLabelFirst: false,
  example: "The example",
  helplines: [],
};

/** The HTML of a view with the site words in its context. */
export function withSiteWords(view: ReactElement) {
  return renderToStaticMarkup(<SiteWords.Provider value={words}>{view}</SiteWords.Provider>);
}
