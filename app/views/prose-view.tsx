import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { Prose } from "#app/components/prose.tsx";
import type { ShownDate } from "#app/library/shown/shown-date.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import type { Link } from "#app/model/fields/link.ts";

type Beside = {
  sections?: { name: string; links: Link[] };
  updated?: { label: string; date: ShownDate };
};

/** The props of a prose page. */
export type Props = Beside & { hero: ShownHero; html: string };

/** A page of running text, such as the privacy notice, with its sections and its date beside it. */
export function ProseView({ hero, html, ...beside }: Props) {
  return (
    <>
      <PageHero {...hero} field="none" />
      <div
        className={`mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-10 px-5 py-12 md:py-20 ${beside.sections ? "md:split-1-2 print:block" : ""}`}
      >
        {beside.sections ? <BesideText {...beside} /> : null}
        <Prose html={html} />
      </div>
    </>
  );
}

function BesideText({ sections, updated }: Beside) {
  return (
    <div className="text-small">
      {updated ? (
        <p className="mb-6 text-muted">
          {updated.label} <time dateTime={updated.date.machine}>{updated.date.reader}</time>
        </p>
      ) : null}
      {sections && sections.links.length > 1 ? (
        <nav aria-label={sections.name}>
          <p className="font-bold">{sections.name}</p>
          <ul className="mt-1">
            {sections.links.map(({ label, href }) => (
              <li key={href}>
                <a className="inline-flex min-h-9 items-center text-link underline" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
