import { shownCloth, type ShownCloth } from "#app/library/shown/shown-cloth.ts";
import type { Color } from "#app/model/fields/leso.ts";
import type { CallToAction } from "#app/model/pages/call-to-action.ts";

/** The closing part of a page on a cloth of its own. */
export type ShownClosing = Ways & { cloth: ShownCloth };

type Ways = Omit<CallToAction, "secondary"> & Partial<CallToAction>;

// A page ends in another colour than it began, and never in the footer's indigo.
const partners: Record<Color, Color> = {
  indigo: "madder",
  madder: "leaf",
  leaf: "terracotta",
  lake: "plum",
  plum: "lake",
  terracotta: "leaf",
};

/** The closing part of the page with this name, whose own cloth has this colour. */
export function shownClosing(name: string, closing: Ways, color: Color): ShownClosing {
  return { ...closing, cloth: shownCloth(`closing-${name}`, { color: partners[color] }) };
}
