import { Fragment } from "react";

/** Words in one language. */
export type Worded = { language: string; text: string };

type Props = {
  words: Worded[];
  /** What stands between them; without it each has a line of its own. */
  between?: string;
};

/** The same words in both languages, that of the page first. */
export function InBoth({ words, between }: Props) {
  return words.map(({ language, text }, index) => (
    <Fragment key={language}>
      {index > 0 ? (between ?? " ") : null}
      <span lang={language} className={between ? undefined : "block"}>
        {text}
      </span>
    </Fragment>
  ));
}
