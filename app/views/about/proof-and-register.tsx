import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

type Kit = NonNullable<AboutPage["press"]>;

const columns = "grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3";
const row = "border-t border-line pt-3";

/** What donors, partners and journalists look up. */
export function Proof({ rows, ...section }: NonNullable<AboutPage["proof"]>) {
  return (
    <PageSection {...section}>
      <ul className={columns}>
        {rows.map(({ name, text, link, sample }) => (
          <li key={name ?? link?.href} className={row}>
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

/** The facts, the files and the person that a journalist needs. */
export function PressKit({ figures, location, logo, cloths, contact, ...section }: Kit) {
  return (
    <PageSection tone="shell" {...section}>
      <div className={columns}>
        {contact ? (
          <div className={row}>
            <h3 className="font-bold">{contact.name}</h3>
            {contact.text ? <p className="mt-1">{contact.text}</p> : null}
            <LinkTo to={contact.link} className="line-link" />
          </div>
        ) : null}
        <ul className={row}>
          <li>{location}</li>
          {figures.map(({ id, value, label }) => (
            <li key={id}>
              <span className="font-bold">{value}</span> {label}
            </li>
          ))}
        </ul>
        {(logo ?? cloths) ? (
          <p className={`${row} grid justify-items-start`}>
            <LinkTo to={logo} className="line-link" download />
            <LinkTo to={cloths} className="line-link" />
          </p>
        ) : null}
      </div>
    </PageSection>
  );
}

/** The figures of which more is known, and what is said of all. */
export function Register({ name, list, ...section }: NonNullable<AboutPage["register"]>) {
  return (
    <PageSection id="figures" {...section}>
      {list.length > 0 ? (
        <details className="question folded-on-phones">
          <summary>{name}</summary>
          <ul className={`${columns} print:grid-cols-3`}>
            {list.map(({ id, figure, lines }) => (
              <li key={id} className={row}>
                <p className="font-bold">{figure}</p>
                {lines.map((line) => (
                  <p key={line} className="mt-1 text-small">
                    {line}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </PageSection>
  );
}
