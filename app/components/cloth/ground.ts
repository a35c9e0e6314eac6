import type { Color } from "#app/model/fields/leso.ts";

/** The class that paints a cloth's ground. */
export const ground: Record<Color, string> = {
  indigo: "bg-indigo",
  madder: "bg-madder",
  leaf: "bg-leaf",
  lake: "bg-lake",
  plum: "bg-plum",
  terracotta: "bg-terracotta",
};

/** The class that writes in a cloth's ground color. */
export const groundInk: Record<Color, string> = {
  indigo: "text-indigo",
  madder: "text-madder",
  leaf: "text-leaf",
  lake: "text-lake",
  plum: "text-plum",
  terracotta: "text-terracotta",
};
