import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { Cloth } from "#app/components/cloth/cloth.tsx";
import { inkOf } from "#app/components/cloth/ground.ts";
import { PageSection } from "#app/components/page-section.tsx";
import { ShareLinks } from "#app/components/share-links.tsx";
import type { LesoPage } from "#app/content/page-data/leso-page.ts";

/** A proverb on its cloth, what it means, and the ways to send it to somebody. */
export function LesoView({ proverb, lead, share, copy, others, closing }: LesoPage) {
  const { text, meaning, source, cloth } = proverb;
  return (
    <>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-8 px-5 py-8 md:py-16 lg:split-7-5">
        <div className="laid lg:self-start">
          <Cloth {...cloth} part="panel" className="aspect-3/2" />
          <h1
            className={`jina-text mx-9 mb-[13%] self-end justify-self-center bg-on-cloth px-3 py-2 sm:mx-[14%] sm:px-5 sm:py-3 text-center ${inkOf(cloth)}`}
            lang="sw"
          >
            {text}
          </h1>
        </div>
        <div>
          <p className="text-quote font-bold">{meaning}</p>
          <p className="mt-2 text-small text-muted">{source}</p>
          <p className="mt-6">{lead}</p>
          <ShareLinks {...share} />
          <p className="mt-5">
            {copy}
            <a className="block min-h-6 break-all text-link underline" href={share.other.address}>
              {share.other.address}
            </a>
          </p>
        </div>
      </div>
      {others.list.length > 0 ? <Others {...others} /> : null}
      <CallToAction {...closing} hero={cloth} field="across" />
    </>
  );
}

function Others({ heading, list }: LesoPage["others"]) {
  return (
    <PageSection tone="shell" heading={heading}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {list.map(({ text, cloth, href }) => (
          <li key={href}>
            <a className="block font-bold hover:underline" href={href} lang="sw">
              <Cloth {...cloth} part="panel" className="mb-3 aspect-3/2" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
