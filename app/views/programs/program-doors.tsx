import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import type { ProgramsPage } from "#app/content/pages/programs-page.ts";

/** Three cloths side by side, each a link to the program it stands for. */
export function ProgramDoors({ programs }: ProgramsPage["core"]) {
  return (
    <ul className="grid md:grid-cols-3">
      {programs.map(({ id, title, leso }) => (
        <li key={id}>
          <a
            className={`grid h-full split-1-2 hover:underline md:grid-cols-1 ${groundOf({ seed: id, leso })}`}
            href={`#${id}`}
          >
            <Cloth
              seed={`door-${id}`}
              leso={leso}
              part="field"
              className="h-full min-h-16 md:h-32"
            />
            <span className="self-center px-5 py-3 font-display text-title md:px-8 md:py-6">
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
