import { Cloth } from "#app/components/cloth/cloth.tsx";
import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** What people say about the work, the first quote larger than the others, and none beside a gap. */
export function Testimonials({ list, ...section }: HomePage["testimonials"]) {
  return (
    <PageSection {...section}>
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {list.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={index === 0 ? "md:col-span-2" : "md:even:last:col-span-2"}
          >
            <Voice {...testimonial} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

type VoiceProps = HomePage["testimonials"]["list"][number] & { isFirst: boolean };

function Voice({ quote, name, role, rating, ratingText, isFirst, ...rest }: VoiceProps) {
  const cloth = { seed: `testimonial-${rest.id}`, leso: rest.leso };
  return (
    <figure className="grid gap-5 border-t-4 border-marigold pt-6">
      <Stars rating={rating} text={ratingText} />
      <blockquote className={isFirst ? "voice text-quote" : "voice text-lead"}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <Cloth {...cloth} part="portrait" className="size-16 flex-none rounded-full" />
        <span>
          <span className="block font-bold">
            {name} <Example sample={rest.sample} />
          </span>
          <span className="block text-small text-muted">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Stars({ rating, text }: { rating: number; text: string }) {
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
