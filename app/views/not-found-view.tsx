import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/page-data/frame.ts";

/** The 404 page. */
export function NotFoundView({ text, link, log, ...hero }: Frame["notFound"]) {
  return (
    <div data-missing-page={log}>
      <PageHero {...hero} lead={text}>
        <p className="mt-8">
          <LinkTo to={link} className="button button-large" />
        </p>
      </PageHero>
    </div>
  );
}
