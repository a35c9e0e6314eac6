import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import type { ProgramsPage } from "#app/content/page-data/programs-page.ts";

/** Three cloths side by side, each a link to the program it stands for. */
export function ProgramDoors({ programs }: ProgramsPage["core"]) {
  return (
    <ul className="print:hidden grid md:grid-cols-3">
      {programs.map(({ id, title, leso }) => {
        const cloth = { seed: `door-${id}`, leso };
        return (
          <li key={id}>
            <a
              className={`flex h-full flex-col hover:underline ${groundOf(cloth)}`}
              href={`#${id}`}
            >
              <Cloth {...cloth} part="border" className="h-8" />
              <div className="flex flex-1 items-center gap-4 px-5 py-4 lg:px-8 lg:py-6">
                <Cloth
                  {...cloth}
                  part="motif"
                  className="size-14 flex-none max-keys:hidden lg:size-20"
                />
                <span className="font-display text-title">{title}</span>
              </div>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
