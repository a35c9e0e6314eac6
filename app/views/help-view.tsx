import { CallableText } from "#app/components/callable-text.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { HelpPage } from "#app/content/page-data/help-page.ts";

type ColumnOfHelp = HelpPage["columns"][number];

/**
 * The page for somebody in danger: numbers first, no pictures, nothing but HTML. Printed, it is a poster
 * of the numbers in both languages.
 */
export function HelpView({ columns, printed }: HelpPage) {
  return (
    <div className={`help ${printed ? "" : "lg:grid-cols-2"}`}>
      {columns.map((column, index) => (
        <Column
          key={column.language}
          {...column}
          isFirst={index === 0}
          className={printed ? "grid gap-x-16 lg:grid-cols-2" : undefined}
        />
      ))}
      {printed ? (
        <section lang={printed.language} className="only-in-print">
          <div>
            <h2>{printed.heading}</h2>
            <p>{printed.lead}</p>
          </div>
          <div>
            {printed.parts.slice(0, 1).map((part) => (
              <Part key={part.heading} {...part} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}

type ColumnProps = ColumnOfHelp & { isFirst: boolean; className?: string };

function Column({ language, isFirst, className, ...column }: ColumnProps) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section lang={language} className={className}>
      <div>
        <Heading className="text-section">{column.heading}</Heading>
        <p className="mt-3 max-w-measure">{column.lead}</p>
        <ul className="help-numbers">
          {column.lines.map(({ number, href, name, other, checked }) => (
            <li key={number}>
              <a className="helpline" href={href}>
                <span className="font-display text-figure">{number}</span>{" "}
                <span className="mt-1">{name}</span>{" "}
                {isFirst ? (
                  <span className="only-in-print" lang={other.language}>
                    {other.name}
                  </span>
                ) : null}
                {checked ? <span className="mt-2 text-small">{checked}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {column.parts.map((part) => (
          <Part key={part.heading} {...part} level={isFirst ? "h2" : "h3"} />
        ))}
      </div>
    </section>
  );
}

type PartProps = ColumnOfHelp["parts"][number] & { level?: "h2" | "h3" };

function Part({ heading, list, links, level: Heading = "h3" }: PartProps) {
  return (
    <div className="help-part">
      <Heading className="text-title">{heading}</Heading>
      {links?.map((link) => (
        <p key={link.href}>
          <LinkTo to={link} className="line-link" />
        </p>
      ))}
      <ul className="mt-2 grid max-w-measure list-square gap-2 pl-5">
        {list.map((sentence) => (
          <li key={sentence}>
            <CallableText text={sentence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
