import { FigureList } from "#app/islands/figure-list.tsx";
import { Island } from "#app/islands/island.tsx";
import type { ShownFigure } from "#app/library/shown/shown-figures.ts";

/** A strip below the head of a page with the figures that matter most. */
export function FigureStrip({ figures }: { figures: ShownFigure[] }) {
  return (
    <div className="bg-shell">
      <div className="mx-auto max-w-page px-5 py-10 md:py-14">
        <Island
          name="figure-list"
          wake="mouse"
          component={FigureList}
          settings={{ figures, look: "row" }}
        />
      </div>
    </div>
  );
}
