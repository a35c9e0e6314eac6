import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";

type Props = { programs: { id: string; title: string; cloth: ShownCloth }[] };

/** Three cloths side by side, each a link to the program it stands for. */
export function ProgramDoors({ programs }: Props) {
  return (
    <ul className="grid md:grid-cols-3">
      {programs.map(({ id, title, cloth }) => (
        <li key={id}>
          <a
            className={`grid h-full split-1-2 hover:underline md:grid-cols-1 ${ground[cloth.color]}`}
            href={`#${id}`}
          >
            <Cloth svg={cloth.field} className="h-full min-h-16 md:h-32" />
            <span className="self-center px-5 py-3 font-display text-title md:px-8 md:py-6">
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
