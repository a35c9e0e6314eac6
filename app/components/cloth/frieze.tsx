import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawFigures } from "#app/leso/draw-figures.ts";

type Props = ClothSeed & { runs: keyof typeof ways; className?: string };

// Figures that do not fit into the first row or column wrap into the next, which is hidden.
const ways = {
  across: { layout: "relative h-28 flex-wrap content-start *:h-full", figures: 22, tall: 88 },
  // Large enough to be looked at in its own right.
  scene: { layout: "relative h-56 flex-wrap content-start *:h-full", figures: 12, tall: 180 },
  down: {
    layout: "absolute inset-y-0 w-32 flex-col flex-wrap content-start *:w-full",
    figures: 10,
    tall: 88,
  },
};

/** The figures of a cloth across the page or down its side; none is cut off at any size. */
export function Frieze({ seed, leso, runs, className = "" }: Props) {
  const { layout, figures, tall } = ways[runs];
  return (
    <div
      className={`cloth-art isolate flex justify-evenly overflow-hidden *:first:absolute *:first:inset-0 *:first:-z-10 ${layout} ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawFigures(clothOf(seed, leso), figures, tall) }}
    />
  );
}
