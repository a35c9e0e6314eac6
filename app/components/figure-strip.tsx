import { Figures } from "#app/components/figures.tsx";
import type { Figure } from "#app/islands/figure-list.tsx";

/** A strip below the hero with the most important figures. */
export function FigureStrip({ figures }: { figures: Figure[] }) {
  return (
    <div className="bg-shell">
      <div className="mx-auto max-w-page px-5 py-10 md:py-14">
        <Figures figures={figures} look="row" />
      </div>
    </div>
  );
}
