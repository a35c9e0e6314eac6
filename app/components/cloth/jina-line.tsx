import { groundInk } from "#app/components/cloth/ground.ts";
import type { Color } from "#app/model/fields/leso.ts";

type Props = {
  text: string;
  meaning: string;
  color: Color;
  /** True for the bright version on pages that ask for something. */
  bright?: boolean;
};

/** The Swahili saying (jina) printed on a leso, with its meaning in English. */
export function JinaLine({ text, meaning, color, bright }: Props) {
  return (
    <div className={`jina ${bright ? "jina-bright" : `${groundInk[color]} dark:text-marigold`}`}>
      <p className="mx-auto max-w-page px-5">
        <span className="jina-text" lang="sw">
          {text}
        </span>
        <span className="block text-small">{meaning}</span>
      </p>
    </div>
  );
}
