import type { ComponentProps } from "react";
import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { ShownDate } from "#app/library/shown/shown-date.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import { CategoryLinks } from "#app/views/blog/category-links.tsx";

/** The props of the posts of one year. */
export type Props = {
  hero: ShownHero;
  years?: ComponentProps<typeof CategoryLinks>;
  posts: { href: string; title: string; date: ShownDate }[];
};

/** The posts of one year in short, newest first: titles and days alone. */
export function YearView({ hero, years, posts }: Props) {
  return (
    <>
      <PageHero {...hero} />
      {years ? <CategoryLinks {...years} /> : null}
      <PageSection>
        <ul className="border-b border-line">
          {posts.map(({ href, title, date }) => (
            <li key={href} className="grid gap-x-8 border-t border-line py-3 md:split-1-3">
              <time className="text-small text-muted" dateTime={date.machine}>
                {date.reader}
              </time>
              <a className="min-h-6 font-bold text-link underline" href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
