import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/page-data/frame.ts";

/** The 404 page. */
export function NotFoundView({ text, link, log, swahili, ...hero }: Frame["notFound"]) {
  return (
    <div data-missing-page={log}>
      <PageHero {...hero} lead={text}>
        <LinkTo to={link} className="button button-large mt-8" />
        {swahili ? (
          <p lang="sw" className="mt-8">
            {swahili.text} <LinkTo to={swahili.link} className="inline-block py-3" />
          </p>
        ) : null}
      </PageHero>
    </div>
  );
}
