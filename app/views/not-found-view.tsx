import { PageHero } from "#app/components/cloth/page-hero.tsx";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import type { Link } from "#app/model/fields/link.ts";

/** The props of the 404 page. */
export type Props = { hero: ShownHero; text: string; link: Link; log: string };

/** The 404 page. */
export function NotFoundView({ hero, text, link, log }: Props) {
  return (
    <div data-missing-page={log}>
      <PageHero {...hero} lead={text}>
        <p className="mt-8">
          <a className="button button-large" href={link.href}>
            {link.label}
          </a>
        </p>
      </PageHero>
    </div>
  );
}
