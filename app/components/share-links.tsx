import { Fragment } from "react";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Link } from "#app/model/fields/link.ts";

type Props = {
  heading: string;
  links: Link[];
  /** The device's share menu, if it has one. */
  other: { label: string; title: string; address: string };
};

/** Links to share a page; no network is contacted until a visitor follows one. */
export function ShareLinks({ heading, links, other }: Props) {
  return (
    <section className="print:hidden mt-12 border-t border-line pt-6">
      <h2 className="text-title">{heading}</h2>
      <p className="mt-4 flex flex-wrap gap-3">
        {links.map((link) => (
          <Fragment key={link.label}>
            <LinkTo to={link} className="button button-outline" rel="noreferrer" />{" "}
          </Fragment>
        ))}
        <button
          type="button"
          className="button button-outline"
          data-share={other.address}
          data-share-title={other.title}
          hidden
        >
          {other.label}
        </button>
      </p>
    </section>
  );
}
