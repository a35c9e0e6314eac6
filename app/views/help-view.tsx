import type { HelpPage } from "#app/content/pages/help-page.ts";

/** The page for somebody in danger: numbers first, no pictures, nothing but HTML. */
export function HelpView({ title, columns }: HelpPage) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-14 px-5 py-10 lg:grid-cols-2">
      <h1 className="sr-only">{title}</h1>
      {columns.map((column) => (
        <Column key={column.language} {...column} />
      ))}
    </div>
  );
}

function Column({ language, heading, lead, lines, parts }: HelpPage["columns"][number]) {
  return (
    <section lang={language}>
      <h2 className="text-section">{heading}</h2>
      <p className="mt-3 max-w-measure">{lead}</p>
      <ul className="mt-6 grid gap-4">
        {lines.map(({ number, href, name, checked }) => (
          <li key={number}>
            <a className="helpline" href={href}>
              <span className="font-display text-figure">{number}</span>
              <span className="mt-1">{name}</span>
              <span className="mt-2 text-small">{checked}</span>
            </a>
          </li>
        ))}
      </ul>
      {parts.map((part) => (
        <div key={part.heading} className="mt-8">
          <h3 className="text-title">{part.heading}</h3>
          <ul className="mt-2 grid max-w-measure list-square gap-2 pl-5">
            {part.list.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
