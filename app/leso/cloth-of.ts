import {
  type Border,
  type ClothLayout,
  type Color,
  type Leso,
  type Motif,
  type Tone,
  borders,
  colors,
  layouts,
  motifs,
} from "#app/model/fields/leso.ts";
import { paletteOf, type Palette } from "#app/leso/palette.ts";

/** A fully specified cloth: its parts and its palette. */
export type ClothDesign = {
  /** The seed that it was made from, which also makes its SVG ids unique on a page. */
  seed: string;
  color: Color;
  motif: Motif;
  /** The second figure; the same as the first if there is only one. */
  beside: Motif;
  layout: ClothLayout;
  border: Border;
  tone: Tone;
  palette: Palette;
};

/** The cloth for a seed: a hash of the seed picks what `words` does not set. */
export function clothOf(seed: string, words: Leso = {}): ClothDesign {
  const pick = pickerOf(seed);
  const picked = {
    color: pick(colors),
    motif: pick(motifs),
    layout: pick(layouts.slice(0, -1)),
    border: pick(borders),
  };
  const tone = words.tone ?? "dark";
  const [color, motif] = [words.color ?? picked.color, words.motif ?? picked.motif];
  return {
    seed: seed.replace(/[^a-z0-9]+/gi, "-"),
    color,
    motif,
    beside: words.beside ?? motif,
    layout: words.layout ?? picked.layout,
    border: words.border ?? picked.border,
    tone,
    palette: paletteOf(color, tone),
  };
}

// FNV-1a, then a linear congruential step for each choice: small, and the same on every machine.
function pickerOf(seed: string) {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return <Choice>(choices: readonly Choice[]): Choice => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return choices[(state >>> 16) % choices.length] as Choice;
  };
}
