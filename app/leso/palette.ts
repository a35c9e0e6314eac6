import type { Color } from "#app/model/fields/leso-field.ts";

/** The colours of one cloth as hex values. */
export type Palette = { ground: string; figure: string; light: string; deep: string };

const marigold = "#F5B324";
const shell = "#F6EBDD";
const ink = "#1D1533";

/** The two palettes of each ground colour; the seed of a cloth picks one. */
export const palettes: Record<Color, readonly [Palette, Palette]> = {
  indigo: [
    { ground: "#27235E", figure: marigold, light: shell, deep: "#9B1B30" },
    { ground: "#27235E", figure: shell, light: marigold, deep: "#0A5560" },
  ],
  madder: [
    { ground: "#9B1B30", figure: shell, light: marigold, deep: ink },
    { ground: "#9B1B30", figure: marigold, light: shell, deep: ink },
  ],
  leaf: [
    { ground: "#175C3B", figure: marigold, light: shell, deep: ink },
    { ground: "#175C3B", figure: shell, light: marigold, deep: "#27235E" },
  ],
  lake: [
    { ground: "#0A5560", figure: shell, light: marigold, deep: ink },
    { ground: "#0A5560", figure: marigold, light: shell, deep: "#27235E" },
  ],
  plum: [
    { ground: "#5B1F55", figure: marigold, light: shell, deep: ink },
    { ground: "#5B1F55", figure: shell, light: marigold, deep: "#27235E" },
  ],
  terracotta: [
    { ground: "#98360F", figure: shell, light: marigold, deep: ink },
    { ground: "#98360F", figure: marigold, light: shell, deep: ink },
  ],
};

/** The colours in their order, for parts that each have another. */
export const colorsInOrder = Object.keys(palettes) as Color[];
