import { createContext } from "react";

type Helpline = { number: string; href: string };

/** What small parts need on every page: its language, the word for what is made up, and the helplines. */
export const SiteWords = createContext({
  /** The language of the page, in which dates are written. */
  pageLanguage: "en",
  /** The language of the links that leave the language of the page: those that do not begin with its prefix. */
  foreign: undefined as { language: string; home: string; prefix: string } | undefined,
  /** True where a language has what is counted before the number. */
  isLabelFirst: false,
  example: "",
  helplines: [] as Helpline[],
});
