import { Cloth } from "#app/components/cloth/cloth.tsx";
import type { ProgramsPage } from "#app/content/page-data/programs-page.ts";

const peg = "-mt-2 h-4 w-1.5 rounded-full bg-on-cloth";

/** The cloths of the programs on a line, each a link to its program. */
export function ProgramDoors({ programs }: ProgramsPage["core"]) {
  return (
    <div className="mx-auto max-w-page px-5 print:hidden">
      <ul className="grid gap-x-3 border-t-2 border-marigold keys:grid-cols-3 md:gap-x-12">
        {programs.map(({ id, title, leso }) => (
          <li key={id}>
            <a className="block pb-6 hover:underline md:pb-10" href={`#${id}`}>
              <span className="flex justify-between px-3" aria-hidden="true">
                <span className={peg} />
                <span className={peg} />
              </span>
              <Cloth seed={`door-${id}`} leso={leso} part="whole" className="-mt-1 aspect-3/2" />
              <span className="mt-3 block font-display text-tiny wrap-anywhere sm:text-small md:text-title">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
