import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import type { Color } from "#app/model/fields/leso-field.ts";

const grounds: Record<Color, string> = {
  indigo: "bg-indigo",
  madder: "bg-madder",
  leaf: "bg-leaf",
  lake: "bg-lake",
  plum: "bg-plum",
  terracotta: "bg-terracotta",
};

const inks: Record<Color, string> = {
  indigo: "text-indigo",
  madder: "text-madder",
  leaf: "text-leaf",
  lake: "text-lake",
  plum: "text-plum",
  terracotta: "text-terracotta",
};

/** The class of the background that has the colour of a cloth. */
export function groundOf({ seed, leso }: ClothSeed) {
  return grounds[clothOf(seed, leso).color];
}

/** The class of the text that has the colour of a cloth. */
export function inkOf({ seed, leso }: ClothSeed) {
  return inks[clothOf(seed, leso).color];
}
