import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { Prose } from "#app/components/prose.tsx";
import type { ShownDate } from "#app/library/shown/shown-date.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";

/** The props of a prose page. */
export type Props = {
  hero: ShownHero;
  html: string;
  updated?: { label: string; date: ShownDate };
};

/** A page of running text, such as the privacy notice. */
export function ProseView({ hero, html, updated }: Props) {
  return (
    <>
      <PageHero {...hero} />
      <div className="mx-auto max-w-page px-5 py-12 md:py-20">
        <Prose html={html} />
        {updated ? (
          <p className="mt-12 text-small text-muted">
            {updated.label} <time dateTime={updated.date.machine}>{updated.date.reader}</time>
          </p>
        ) : null}
      </div>
    </>
  );
}
