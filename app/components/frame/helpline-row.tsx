import { InBoth } from "#app/components/in-both.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/page-data/frame.ts";

/** The helplines in one row, in English and Swahili, each a tap away, and the page with all numbers. */
export function HelplineRow({ heading, list, help }: Frame["footer"]["helplines"]) {
  return (
    <div className="helpline-row">
      <p>
        <InBoth words={heading} />
      </p>
      <ul>
        {list.map(({ number, name, href }) => (
          <li key={number}>
            <a href={href}>
              <span className="font-display text-section">{number}</span>{" "}
              <span>
                <InBoth words={name} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LinkTo to={help} className="mt-2 inline-flex min-h-12 items-center underline" />
    </div>
  );
}
