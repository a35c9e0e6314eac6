import { FramedPicture } from "#app/components/cloth/framed-picture.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { PostFacts } from "#app/components/post-facts.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** The latest news, set as in a newspaper, with facts beside headlines. */
export function LatestNews({ link, list, ...heading }: HomePage["news"]) {
  return (
    <PageSection tone="shell">
      <SectionHeading {...heading}>
        <LinkTo to={link} className="button" />
      </SectionHeading>
      <ul className="border-b border-line">
        {list.map(({ id, href, title, excerpt, picture, seed, leso, lang, ...facts }) => (
          <li key={id} className="grid gap-x-8 gap-y-2 border-t border-line py-6 lg:split-1/3">
            <PostFacts {...facts} />
            <div lang={lang} className={picture ? "grid gap-x-8 gap-y-4 sm:split-3/1" : undefined}>
              <div>
                <h3 className="text-title">
                  <LinkTo
                    to={{ label: title, href }}
                    className="-my-2.5 inline-block py-2.5 underline hover:decoration-2"
                  />
                </h3>
                <p className="mt-2 max-w-measure">{excerpt}</p>
              </div>
              {picture ? <FramedPicture seed={seed} leso={leso} picture={picture} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
