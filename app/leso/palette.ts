import type { Color, Tone } from "#app/model/fields/leso.ts";

/** The colours of a cloth by their use. */
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

/** The colours of the site: the six that a cloth can be named after, and the four that go with them. */
export const dyes = {
  indigo: "#27235E",
  madder: "#9B1B30",
  leaf: "#175C3B",
  lake: "#0A5560",
  plum: "#5B1F55",
  // Dark enough for text on it to reach a contrast of 7:1.
  terracotta: "#98360F",
  marigold: "#F5B324",
  shell: "#F6EBDD",
  ink: "#1D1533",
  paper: "#FFFBF3",
} as const;

/** The second colour of a cloth in each colour. */
export const companions = {
  indigo: "madder",
  madder: "ink",
  leaf: "madder",
  lake: "indigo",
  plum: "ink",
  terracotta: "leaf",
} as const satisfies Record<Color, keyof typeof dyes>;

/** The palette of a colour in a tone, as hex values. */
export function paletteOf(color: Color, tone: Tone): Palette {
  return tonedPalette({ ...dyes, main: dyes[color], other: dyes[companions[color]] }, tone);
}

type Dyed = Record<"main" | "other" | "marigold" | "shell", string>;

/** The palette of two colours in a tone: dark, bright as marigold, or pale as shell. */
export function tonedPalette({ main, other, marigold, shell }: Dyed, tone: Tone): Palette {
  const border = { edge: other, trim: marigold, spot: shell };
  if (tone === "dark")
    return { ground: main, figure: shell, light: marigold, deep: other, ...border };
  const [ground, deep] = tone === "bright" ? [marigold, shell] : [shell, marigold];
  return { ground, figure: main, light: other, deep, ...border };
}

/** The colours in order, for parts that each use a different one. */
export const colorsInOrder = Object.keys(companions) as Color[];
