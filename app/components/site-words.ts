import { createContext } from "react";

/** What dates and marks need on every page: the site's language, and the word for what is made up. */
export const SiteWords = createContext({ language: "en", example: "" });
