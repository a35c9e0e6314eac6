import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { AboutPage } from "#app/content/page-data/about-page.ts";

type Rows = NonNullable<AboutPage["proof" | "press"]>;

const columns = "grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-3";
const row = "border-t border-line pt-2 md:pt-3";

/** What donors and partners look up. */
export function Proof({ rows, ...section }: Rows) {
  return (
    <PageSection {...section}>
      <ProofRows rows={rows} />
    </PageSection>
  );
}

/** What journalists need, collapsed on a phone. */
export function PressKit({ rows, heading, lead }: Rows) {
  return (
    <PageSection tone="shell">
      <details className="question folded-on-phones">
        <summary>{heading}</summary>
        <h2 className="hidden text-section">{heading}</h2>
        {lead ? <p className="max-w-measure text-lead">{lead}</p> : null}
        <ProofRows rows={rows} />
      </details>
    </PageSection>
  );
}

function ProofRows({ rows }: Pick<Rows, "rows">) {
  return (
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
  );
}

/** The figures with a scope, a day or a source, and a sentence about the others. */
export function Register({ heading, lead, list }: NonNullable<AboutPage["register"]>) {
  return (
    <details id="figures" className="question folded-on-phones mt-4 md:mt-16">
      <summary>{heading}</summary>
      <h3 className="hidden text-title">{heading}</h3>
      <p className="max-w-measure">{lead}</p>
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
  );
}
