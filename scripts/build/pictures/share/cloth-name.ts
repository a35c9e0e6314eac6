import type { Cloth } from "#app/leso/cloth.ts";

/** A name for the field of a cloth, whatever its colors. */
export function fieldName({ motif, layout }: Cloth) {
  return `${motif} ${layout}`;
}

/** A name for a whole cloth, whatever its colors. */
export function clothName(cloth: Cloth) {
  return `${fieldName(cloth)} ${cloth.border}`;
}
