import { clothOf } from "#app/leso/cloth.ts";
import { drawBorder, drawField, drawPanel, drawPortrait } from "#app/leso/draw-cloth.ts";
import type { Color, Leso } from "#app/model/fields/leso.ts";

/** A cloth in two parts that a page puts where it needs them, each a finished SVG. */
export type ShownCloth = { color: Color; field: string; border: string };

/** The parts of the cloth that a name and a few words choose. */
export function shownCloth(seed: string, words?: Leso): ShownCloth {
  const cloth = clothOf(seed, words);
  return { color: cloth.color, field: drawField(cloth), border: drawBorder(cloth) };
}

/** The whole cloth that a name and a few words choose, as one finished SVG. */
export function shownPanel(seed: string, words?: Leso): string {
  return drawPanel(clothOf(seed, words));
}

/** One motif of the cloth that a name and a few words choose, in the place of a face. */
export function shownPortrait(seed: string, words?: Leso): string {
  return drawPortrait(clothOf(seed, words));
}
