import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawMotifs } from "#app/leso/draw-motifs.ts";

type Props = ClothSeed & { look: keyof typeof looks; className?: string };

// Figures that do not fit into the first row or column wrap into the next, which is hidden.
const looks = {
  across: { layout: "relative h-28 flex-wrap content-start *:h-full", motifs: 22, tall: 88 },
  // Large enough to be looked at in its own right.
  scene: { layout: "relative h-56 flex-wrap content-start *:h-full", motifs: 12, tall: 180 },
  // The figures of a hero, as high as the window has room for.
  crowd: {
    layout:
      "relative h-32 flex-wrap content-start *:h-full *:not-first:w-auto md:h-72 lg:h-[clamp(11.5rem,48vh-10rem,24rem)]",
    motifs: 12,
    tall: 320,
  },
};

/** The motifs of a cloth across the page or down its side; none is cut off at any size. */
export function Frieze({ seed, leso, look, className = "" }: Props) {
  const { layout, motifs, tall } = looks[look];
  return (
    <div
      className={`cloth-art isolate flex justify-evenly overflow-hidden *:first:absolute *:first:inset-0 *:first:-z-10 ${layout} ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawMotifs(clothOf(seed, leso), motifs, tall) }}
    />
  );
}
