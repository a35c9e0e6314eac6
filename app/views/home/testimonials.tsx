import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { Example } from "#app/components/example.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { Stars, Voice } from "#app/components/voice.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";
import type { Speaker } from "#app/content/parts/voices-of.ts";

/** The testimonials: the first across the window, the others in rows without gaps. */
export function Testimonials({ list, ...heading }: HomePage["testimonials"]) {
  const [first, ...others] = list;
  return (
    <section>
      <div className="mx-auto max-w-page px-5 pt-10 md:pt-24">
        <SectionHeading {...heading} />
      </div>
      {first ? <WovenVoice {...first} /> : null}
      {others.length > 0 ? (
        <ul className="mx-auto grid max-w-page gap-12 px-5 py-10 md:grid-cols-2 md:py-20">
          {others.map((voice) => (
            <li key={voice.id} className="md:odd:last:col-span-2">
              <Voice {...voice} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

// A quotation across the window, on a strip that is woven like the saying of a cloth.
function WovenVoice({ quote, ...who }: Speaker) {
  const cloth = { seed: `testimonial-${who.id}`, leso: who.leso };
  return (
    <figure className={`cloth woven-strip ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="portrait" className="size-20 rounded-full md:size-28" />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {who.rating ? <Stars rating={who.rating} text={who.ratingText} /> : null}
        <span className="block font-bold">
          {who.name} <Example sample={who.sample} />
        </span>
        <span className="block text-small">{who.role}</span>
      </figcaption>
    </figure>
  );
}
