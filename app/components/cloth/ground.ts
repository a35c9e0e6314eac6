import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";

/** The background class in the colour of a cloth. */
export function groundOf({ seed, leso }: ClothSeed) {
  return `bg-${clothOf(seed, leso).color}`;
}
