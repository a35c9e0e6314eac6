import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

type Rows = NonNullable<AboutPage["proof" | "press"]>;

const columns = "grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3";
const row = "border-t border-line pt-3";

/** What donors and partners look up, or what journalists need. */
export function Proof({ rows, ...section }: Rows & { tone?: "shell" }) {
  return (
    <PageSection {...section}>
      <ul className={columns}>
        {rows.map(({ name, text, link, sample, download }) => (
          <li key={name ?? link?.href ?? text} className={row}>
            {name ? (
              <h3 className="font-bold">
                {name} <Example sample={sample} />
              </h3>
            ) : null}
            {text ? <p className="mt-1">{text}</p> : null}
            <LinkTo to={link} className="line-link" download={download} />
          </li>
        ))}
      </ul>
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
