import { PageHero } from "#app/components/cloth/heroes.tsx";
import { Example } from "#app/components/example.tsx";
import { BodyText } from "#app/components/blocks.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { WrittenDate } from "#app/components/written-date.tsx";
import type { ProsePage } from "#app/routes/prose.tsx";

/** A page of prose, such as the privacy notice, with its sections and its date beside it. */
export function ProseView({ hero, html, sample, ...aside }: ProsePage) {
  const hasAside = aside.sections ?? aside.updated;
  return (
    <>
      <PageHero {...hero}>
        <p className="mt-3 empty:hidden">
          <Example sample={sample} />
        </p>
      </PageHero>
      <div
        className={`mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-10 px-5 py-12 md:py-20 print:block ${hasAside ? "md:split-1/2" : "lg:split-1/2 lg:*:col-start-2"}`}
      >
        {hasAside ? <Aside {...aside} /> : null}
        <BodyText html={html} />
      </div>
    </>
  );
}

function Aside({ sections, updated }: Pick<ProsePage, "sections" | "updated">) {
  return (
    <div className="text-small">
      {updated ? (
        <p className="mb-6 text-muted">
          {updated.label} <WrittenDate date={updated.date} />
        </p>
      ) : null}
      {sections ? (
        <nav aria-label={sections.name}>
          <p className="font-bold">{sections.name}</p>
          <ul className="mt-1">
            {sections.links.map((link) => (
              <li key={link.href}>
                <LinkTo
                  to={link}
                  className="inline-flex min-h-11 min-w-11 items-center text-link underline"
                />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
