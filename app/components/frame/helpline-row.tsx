import { BilingualText } from "#app/components/bilingual-text.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/frame.ts";

type Props = Frame["footer"]["helplines"] & { look: keyof typeof looks };

const line = "col-span-2 grid grid-cols-subgrid";

const looks = {
  footer: {
    box: undefined,
    list: "mt-2 grid split-auto gap-x-3 gap-y-2 sm:columns-of-pairs",
    item: `${line} sm:even:ml-7`,
    link: `${line} min-h-12 items-center leading-tight sm:items-start`,
    name: undefined,
  },
  // The numbers share one line; their names are for screen readers only.
  menu: {
    box: "mb-3 border-b border-line pb-3 text-body md:hidden",
    list: "mb-4 flex flex-wrap gap-x-6",
    item: undefined,
    link: "flex min-h-12 items-center",
    name: "sr-only",
  },
};

/** The helplines in one row in two languages, each a tap away, and a link to the page with all numbers. */
export function HelplineRow({ heading, list, help, look }: Props) {
  const classes = looks[look];
  return (
    <div className={classes.box}>
      <p>
        <BilingualText words={heading} />
      </p>
      <ul className={classes.list}>
        {list.map(({ number, name, href }) => (
          <li key={number} className={classes.item}>
            <a className={classes.link} href={href}>
              <span className="font-display text-section">{number}</span>{" "}
              <span className={classes.name}>
                <BilingualText words={name} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LinkTo
        to={help}
        className="mt-2 inline-flex min-h-12 items-center leading-tight underline"
      />
    </div>
  );
}
