import { useContext } from "react";
import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import { inkOf } from "#app/components/cloth/ground.ts";
import { LinkTo } from "#app/components/link-to.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import type { Jina } from "#app/model/fields/jina.ts";
import type { Link } from "#app/model/fields/link.ts";

/** A saying, with a link where it has a cloth that can be sent. */
export type SentJina = Omit<Jina, "meaning" | "source"> & {
  meaning?: string;
  source?: string;
  send?: Link;
};

type Props = {
  jina?: SentJina;
  /** The cloth on which it is printed. */
  cloth: ClothSeed;
  /** True for the bright version on pages that ask for something. */
  bright?: boolean;
};

/** The Swahili saying (jina) printed on a leso, with its meaning in English; nothing without one. */
export function JinaLine({ jina, cloth, bright }: Props) {
  const { language } = useContext(SiteWords);
  if (!jina) return null;
  return (
    <div className={`jina ${bright ? "jina-bright" : `${inkOf(cloth)} dark:text-marigold`}`}>
      <p className="mx-auto max-w-page px-5">
        <span className="jina-text" lang="sw">
          {jina.text}
        </span>{" "}
        {jina.meaning ? (
          <span className="block text-small" lang={language}>
            {jina.meaning} <span className="mr-3 inline-block">({jina.source})</span>{" "}
            {jina.send ? <LinkTo to={jina.send} className="jina-send only-on-screen" /> : null}
          </span>
        ) : null}
      </p>
    </div>
  );
}
