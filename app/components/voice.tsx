import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { Speaker } from "#app/content/parts/voices-of.ts";

/** A quotation in the text face, lighter than our headings; `more` holds its further paragraphs. */
export function Voice({ quote, more = [], isLarge, ...who }: Speaker & { isLarge?: boolean }) {
  const cloth = { seed: `testimonial-${who.id}`, leso: who.leso };
  return (
    <figure className="grid gap-4 border-t-4 border-marigold pt-5">
      {who.rating ? <Stars rating={who.rating} text={who.ratingText} /> : null}
      <blockquote className="voice relative pl-10 leading-normal print:pl-25">
        <p className={isLarge ? "text-quote" : "text-lead"}>{quote}</p>
        {more.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-measure">
            {paragraph}
          </p>
        ))}
      </blockquote>
      <LinkTo to={who.link} className="line-link" />
      <figcaption className="flex items-center gap-4">
        <Cloth {...cloth} part="portrait" className="size-16 flex-none rounded-full" />
        <span>
          <span className="block font-bold">
            {who.name} <Example sample={who.sample} />
          </span>
          <span className="block text-small text-muted">{who.role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** The testimonials on a page about something else; nothing if there are none. */
export function Voices({ voices }: { voices: Speaker[] }) {
  if (voices.length === 0) return null;
  return (
    <PageSection>
      {voices.map((voice) => (
        <Voice key={voice.id} {...voice} isLarge />
      ))}
    </PageSection>
  );
}

/** A rating as stars. */
export function Stars({ rating, text }: { rating: number; text?: string }) {
  return (
    <p className="flex gap-1" role="img" aria-label={text}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            className="fill-mark"
            d="m12 2 3 6.7 7.3.7-5.5 4.9 1.6 7.2L12 17.8l-6.4 3.7 1.6-7.2L1.7 9.4 9 8.7Z"
          />
        </svg>
      ))}
    </p>
  );
}
