import { createContext } from "react";

type Helpline = { number: string; href: string };

/** What small parts need on every page: the site's language, the word for what is made up, and the helplines. */
export const SiteWords = createContext({
  language: "en",
  /** The language of the page, in which dates are written. */
  pageLanguage: "en",
  example: "",
  helplines: [] as Helpline[],
});
