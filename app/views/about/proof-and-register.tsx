import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

/** What donors, partners and journalists look up. */
export function Proof({ rows, ...section }: NonNullable<AboutPage["proof"]>) {
  return (
    <PageSection id="look-up" {...section}>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ name, text, link, sample }) => (
          <li key={name ?? link?.href} className="border-t border-line pt-3">
            {name ? (
              <h3 className="font-bold">
                {name} <Example sample={sample} />
              </h3>
            ) : null}
            {text ? <p className="mt-1">{text}</p> : null}
            <LinkTo to={link} className="line-link" />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Every figure of the site, with what is known of it. */
export function Register({ list, ...section }: NonNullable<AboutPage["register"]>) {
  return (
    <PageSection id="figures" {...section}>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {list.map(({ id, figure, lines }) => (
          <li key={id} className="border-t border-line pt-3">
            <p className="font-bold">{figure}</p>
            {lines.map((line) => (
              <p key={line} className="mt-1 text-small">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
