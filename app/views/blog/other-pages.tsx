import { LinkTo } from "#app/components/link-to.tsx";
import type { BlogPage } from "#app/content/page-data/blog-page.ts";

/** Where this page of a list is, and the ways to newer and older posts. */
export function OtherPages({ name, position, newer, older }: NonNullable<BlogPage["pages"]>) {
  return (
    <nav className="mt-16 border-t border-line pt-8" aria-label={name}>
      <div className="flex flex-wrap items-center gap-4">
        {newer ? <LinkTo to={newer} className="button" rel="prev" /> : null}
        <p className="order-first w-full sm:order-none sm:w-auto">{position}</p>
        {older ? <LinkTo to={older} className="button" rel="next" /> : null}
      </div>
    </nav>
  );
}
