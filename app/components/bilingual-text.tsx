import { Fragment } from "react";

/** A text and its language. */
export type LanguageText = { language: string; text: string };

type Props = {
  words: LanguageText[];
  /** What separates the texts; without it each has a line of its own. */
  between?: string;
};

/** The same words in two languages, the page's first. */
export function BilingualText({ words, between }: Props) {
  return words.map(({ language, text }, index) => (
    <Fragment key={language}>
      {index > 0 ? (between ?? " ") : null}
      <span lang={language} className={between ? undefined : "block"}>
        {text}
      </span>
    </Fragment>
  ));
}
