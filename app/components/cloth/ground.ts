import type { Color } from "#app/model/fields/leso.ts";

/** The background class for each cloth colour. */
export const ground: Record<Color, string> = {
  indigo: "bg-indigo",
  madder: "bg-madder",
  leaf: "bg-leaf",
  lake: "bg-lake",
  plum: "bg-plum",
  terracotta: "bg-terracotta",
};

/** The text class for each cloth colour. */
export const groundInk: Record<Color, string> = {
  indigo: "text-indigo",
  madder: "text-madder",
  leaf: "text-leaf",
  lake: "text-lake",
  plum: "text-plum",
  terracotta: "text-terracotta",
};
