import type { Link } from "#app/model/fields/link.ts";

type Props = {
  name: string;
  position: string;
  newer?: Link;
  older?: Link;
  numbers: (Link & { number: string; current: boolean; isAfterGap: boolean })[];
};

/** Where this page of a list is, and the ways to others: one on, one back, or further at once. */
export function OtherPages({ name, position, newer, older, numbers }: Props) {
  return (
    <nav className="mt-16 border-t border-line pt-8" aria-label={name}>
      <div className="flex flex-wrap items-center gap-4">
        {newer ? <PageLink {...newer} relation="prev" /> : null}
        <p className="order-first w-full sm:order-none sm:w-auto">{position}</p>
        {older ? <PageLink {...older} relation="next" /> : null}
      </div>
      <ul className="mt-6 flex flex-wrap items-center">
        {numbers.map(({ number, label, href, current, isAfterGap }) => (
          <li key={href} className={isAfterGap ? "after-gap" : undefined}>
            <a
              className="tab"
              href={href}
              aria-label={label}
              aria-current={current ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ label, href, relation }: Link & { relation: "prev" | "next" }) {
  return (
    <a className="button" href={href} rel={relation}>
      {label}
    </a>
  );
}
