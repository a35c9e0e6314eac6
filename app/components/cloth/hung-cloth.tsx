import { useContext } from "react";
import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import type { Jina } from "#app/model/fields/leso.ts";
import type { Link } from "#app/model/fields/link.ts";

/** A saying, with a link if there is a page where its cloth can be sent. */
export type SentJina = Omit<Jina, "meaning" | "source"> & {
  /** Left out, like the source, if the page is in the language of the saying. */
  meaning?: string;
  source?: string;
  send?: Link;
};

type Props = { jina: SentJina; cloth: ClothSeed; className?: string };

/** The whole cloth of a page with its saying (jina) and, below it, the meaning. */
export function HungCloth({ jina, cloth, className = "" }: Props) {
  const { locale } = useContext(SiteWords);
  return (
    <figure className={className}>
      <Cloth {...cloth} part="whole" jina={jina.text} className="aspect-3/2 max-sm:-mx-5" />
      <figcaption className="mt-2 py-2.5 text-small print:py-0">
        <span className="hidden print:inline" lang={sayingLanguage}>
          {jina.text}{" "}
        </span>
        {jina.meaning ? <span lang={locale}>{jina.meaning} </span> : null}
        {jina.source ? (
          <span className="mr-3 inline-block" lang={locale}>
            ({jina.source})
          </span>
        ) : null}{" "}
        <LinkTo
          to={jina.send}
          className="-my-2.5 inline-flex min-h-11 items-center underline print:hidden"
        />
      </figcaption>
    </figure>
  );
}
