import { CallableText } from "#app/components/callable-text.tsx";
import { HelplineCard } from "#app/components/helpline-card.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { HelpPage } from "#app/routes/help.tsx";

type ColumnOfHelp = HelpPage["columns"][number];

/** The page for somebody in danger: numbers first, and only HTML; it prints as a poster in both languages. */
export function HelpView({ columns, printed }: HelpPage) {
  return (
    <div
      className={`help mx-auto grid max-w-page gap-x-16 gap-y-14 px-5 pt-8 pb-12 wrap-anywhere print:grid-cols-2 print:gap-x-8 print:gap-y-2 print:p-0 print:text-body ${printed ? "" : "lg:grid-cols-2"}`}
    >
      {columns.map((column, index) => (
        <Column
          key={column.language}
          {...column}
          isFirst={index === 0}
          className={printed ? "grid gap-x-16 lg:grid-cols-2" : ""}
        />
      ))}
      {printed ? (
        <section lang={printed.language} className="hidden print:contents">
          <h2 className="order-1 text-section">{printed.heading}</h2>
          <p className="order-2">{printed.lead}</p>
          <div className="contents">
            {printed.parts.slice(0, 1).map((part) => (
              <Part key={part.heading} {...part} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}

type ColumnProps = ColumnOfHelp & { isFirst: boolean; className: string };

function Column({ language, isFirst, className, ...column }: ColumnProps) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section lang={language} className={`print:contents ${className}`}>
      <div className="print:contents">
        <Heading className="text-section print:order-1">{column.heading}</Heading>
        <p className="mt-3 max-w-measure print:order-2 print:m-0">{column.lead}</p>
        <ul
          className={`mt-5 mb-8 grid gap-3 fit-36 md:grid-cols-2 print:order-3 print:col-span-full print:my-2 print:grid-cols-2 print:gap-4 ${isFirst ? "" : "print:hidden"}`}
        >
          {column.lines.map(({ number, href, name, other, checked }) => (
            <HelplineCard
              key={number}
              number={number}
              href={href}
              className="px-4 py-3 print:border-4 print:text-lead"
            >
              <span
                className="mt-1"
                lang={name?.language === language ? undefined : name?.language}
              >
                {name?.text}
              </span>{" "}
              {isFirst && other ? (
                <span className="hidden print:inline" lang={other.language}>
                  {other.text}
                </span>
              ) : null}
              {checked ? <span className="mt-2 text-small">{checked}</span> : null}
            </HelplineCard>
          ))}
        </ul>
      </div>
      <div className="print:contents">
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
    <div className="not-first:mt-8 print:order-4 print:not-first:hidden">
      <Heading className="text-title">{heading}</Heading>
      {links?.map((link) => (
        <p key={link.href}>
          <LinkTo to={link} className="line-link" />
        </p>
      ))}
      <ul className="mt-2 grid max-w-measure list-square gap-2 pl-5 print:mt-1 print:gap-1">
        {list.map((sentence) => (
          <li key={sentence}>
            <CallableText text={sentence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
