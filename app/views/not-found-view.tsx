import { PageHero } from "#app/components/cloth/heroes.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/frame.ts";

/** The 404 page. */
export function NotFoundView({ text, link, log, others, ...hero }: Frame["notFound"]) {
  return (
    <div data-missing-page={log}>
      <PageHero {...hero} look="last" lead={text}>
        <LinkTo to={link} className="button button-large mt-8" />
        {others.map((other) => (
          <p key={other.language} lang={other.language} className="mt-8">
            {other.text} <LinkTo to={other.link} className="inline-block py-3 underline" />
          </p>
        ))}
      </PageHero>
    </div>
  );
}
