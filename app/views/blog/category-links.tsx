import type { Link } from "#app/model/fields/link.ts";

type Props = {
  name: string;
  /** "page" marks the link to this page, "true" the list that this page continues. */
  links: (Link & { current?: "page" | "true" })[];
};

/** Links to lists of posts in one row: to all and each category, or to each year. */
export function CategoryLinks({ name, links }: Props) {
  return (
    <nav className="border-b border-line" aria-label={name}>
      <ul className="mx-auto flex max-w-page flex-wrap gap-x-3 px-5 py-2 sm:gap-x-6">
        {links.map(({ label, href, current }) => (
          <li key={href}>
            <a className="tab justify-start" href={href} aria-current={current}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
