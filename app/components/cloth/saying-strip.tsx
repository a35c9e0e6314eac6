import { SayingCaption, type SentJina } from "#app/components/cloth/saying-caption.tsx";
import { sayingLanguage } from "#app/leso/saying-language.ts";

type Props = SentJina & { className?: string; size?: string };

const strip = "bg-shell px-5 py-4 md:py-6 text-center text-ink";
const saying = "saying font-display uppercase text-balance wrap-anywhere";

/** The jina of a cloth as a strip, with its meaning and a link to its cloth. */
export function SayingStrip({ className = strip, size = "text-section", ...jina }: Props) {
  return (
    <figure className={className}>
      <p className={`${saying} ${size}`} lang={sayingLanguage}>
        {jina.text}
      </p>
      {jina.gloss || jina.send ? (
        <figcaption className="py-2.5 text-small print:py-0">
          <SayingCaption {...jina} />
        </figcaption>
      ) : null}
    </figure>
  );
}
