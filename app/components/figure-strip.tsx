import { Figures } from "#app/components/figures.tsx";
import type { ShownFigure } from "#app/library/shown/shown-figures.ts";

/** A strip below the hero with the most important figures. */
export function FigureStrip({ figures }: { figures: ShownFigure[] }) {
  return (
    <div className="bg-shell">
      <div className="mx-auto max-w-page px-5 py-10 md:py-14">
        <Figures figures={figures} look="row" />
      </div>
    </div>
  );
}
