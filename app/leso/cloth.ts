import {
  borders,
  colors,
  layouts,
  motifs,
  type Border,
  type Color,
  type Layout,
  type Leso,
  type Motif,
} from "#app/model/fields/leso.ts";
import { palettes, type Palette } from "#app/leso/palette.ts";

/** A cloth decided in full: what it is made of and in which colors. */
export type Cloth = {
  /** The name it was made from; it also keeps its parts apart from other cloths on a page. */
  seed: string;
  color: Color;
  motif: Motif;
  layout: Layout;
  border: Border;
  palette: Palette;
};

/** The cloth of a name: what the words leave open is drawn from the name, always the same way. */
export function clothOf(seed: string, words: Leso = {}): Cloth {
  const draw = sequence(seed);
  const drawn = {
    color: draw(colors),
    motif: draw(motifs),
    layout: draw(layouts),
    border: draw(borders),
  };
  const color = words.color ?? drawn.color;
  return {
    seed: seed.replace(/[^a-z0-9]+/gi, "-"),
    color,
    motif: words.motif ?? drawn.motif,
    layout: words.layout ?? drawn.layout,
    border: words.border ?? drawn.border,
    palette: draw(palettes[color]),
  };
}

// FNV-1a, then a linear step for each draw: small, and the same on every machine.
function sequence(seed: string) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return <Choice>(choices: readonly Choice[]): Choice => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return choices[(state >>> 16) % choices.length] as Choice;
  };
}
