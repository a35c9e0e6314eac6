import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";
import { SayingCaption, type SentJina } from "#app/components/cloth/saying-caption.tsx";
import { sayingLanguage } from "#app/leso/saying-language.ts";

type Props = { jina: SentJina; cloth: ClothSeed; className?: string };

/** The whole cloth of a page with its saying (jina) and, below it, the meaning. */
export function HungCloth({ jina, cloth, className = "" }: Props) {
  return (
    <figure className={className}>
      <Cloth {...cloth} part="whole" jina={jina.text} className="aspect-3/2 max-sm:-mx-5" />
      <figcaption className="mt-2 py-2.5 text-small print:py-0">
        <span className="hidden print:inline" lang={sayingLanguage}>
          {jina.text}{" "}
        </span>
        <SayingCaption {...jina} />
      </figcaption>
    </figure>
  );
}
