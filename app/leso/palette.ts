import type { Color, Tone } from "#app/model/fields/leso.ts";

/** The colours of a cloth by their use, as hex values. */
export type Palette = {
  /** The ground of the field and the three colours on it: the main one, a second, and an accent. */
  ground: string;
  figure: string;
  light: string;
  deep: string;
  /** The ground of the border, and its two colours. */
  edge: string;
  trim: string;
  spot: string;
};

/** The background of every page. */
export const paper = "#FFFBF3";

// The six named colours, and the three that go with each.
const dyes: Record<Color | "marigold" | "shell" | "ink", string> = {
  indigo: "#27235E",
  madder: "#9B1B30",
  leaf: "#175C3B",
  lake: "#0A5560",
  plum: "#5B1F55",
  terracotta: "#98360F",
  marigold: "#F5B324",
  shell: "#F6EBDD",
  ink: "#1D1533",
};

// The second colour of a cloth in each colour.
const companions: Record<Color, Color | "ink"> = {
  indigo: "madder",
  madder: "ink",
  leaf: "madder",
  lake: "indigo",
  plum: "ink",
  terracotta: "leaf",
};

/** The palette of a colour in a tone: dark, bright as marigold, or pale as shell. */
export function paletteOf(color: Color, tone: Tone): Palette {
  const { marigold, shell, [color]: main, [companions[color]]: other } = dyes;
  const border = { edge: other, trim: marigold, spot: shell };
  if (tone === "dark")
    return { ground: main, figure: shell, light: marigold, deep: other, ...border };
  const [ground, deep] = tone === "bright" ? [marigold, shell] : [shell, marigold];
  return { ground, figure: main, light: other, deep, ...border };
}

/** The colours in order, for parts that each use a different one. */
export const colorsInOrder = Object.keys(companions) as Color[];
