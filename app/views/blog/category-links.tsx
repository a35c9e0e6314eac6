import { LinkTo } from "#app/components/link-to.tsx";
import type { BlogPage } from "#app/content/page-data/blog-page.ts";

/** Links to the list of all posts and of each category, in one row. */
export function CategoryLinks({ name, links }: NonNullable<BlogPage["categories"]>) {
  return (
    <nav className="border-b border-line" aria-label={name}>
      <ul className="mx-auto flex max-w-page flex-wrap px-3 py-2">
        {links.map(({ current, ...link }) => (
          <li key={link.href}>
            <LinkTo to={link} className="tab" aria-current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
