import { createContext } from "react";

type Helpline = { number: string; href: string };

/** What small components need on every page: its language, the word for made-up content, and the helplines. */
export const SiteWords = createContext({
  /** The locale of the page, in which dates are written. */
  locale: "en",
  /** True if the language puts the label before the number. */
  isLabelFirst: false,
  example: "",
  helplines: [] as Helpline[],
});
