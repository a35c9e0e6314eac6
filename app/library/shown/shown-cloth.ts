import { clothOf } from "#app/leso/cloth.ts";
import {
  drawBorder,
  drawCircle,
  drawField,
  drawFrame,
  drawMotif,
  drawPanel,
  drawPortrait,
} from "#app/leso/draw-cloth.ts";
import type { Color, Leso } from "#app/model/fields/leso.ts";

/** The parts of a cloth, each a finished SVG. */
export type ShownCloth = {
  color: Color;
  field: string;
  border: string;
  /** The border once more, for the other end of the same cloth. */
  edge: string;
};

/** The parts of the cloth that a seed and a few words choose. */
export function shownCloth(seed: string, words?: Leso): ShownCloth {
  const cloth = clothOf(seed, words);
  return {
    color: cloth.color,
    field: drawField(cloth),
    border: drawBorder(cloth),
    edge: drawBorder(cloth, "edge"),
  };
}

/** The circle of girls around the motif that a seed and a few words choose. */
export function shownCircle(seed: string, words?: Leso): string {
  return drawCircle(clothOf(seed, words));
}

/** The motif alone that a seed and a few words choose. */
export function shownMotif(seed: string, words?: Leso): string {
  return drawMotif(clothOf(seed, words));
}

/** The frame of whole motifs that a seed and a few words choose. */
export function shownFrame(seed: string, words?: Leso): string {
  return drawFrame(clothOf(seed, words));
}

/** A whole cloth as one finished SVG, and its ground colour for the text beside it. */
export type ShownPanel = { color: Color; panel: string };

/** The whole cloth that a seed and a few words choose. */
export function shownPanel(seed: string, words?: Leso): ShownPanel {
  const cloth = clothOf(seed, words);
  return { color: cloth.color, panel: drawPanel(cloth) };
}

/** One motif of the cloth that a seed and a few words choose, shown in place of a portrait. */
export function shownPortrait(seed: string, words?: Leso): string {
  return drawPortrait(clothOf(seed, words));
}
