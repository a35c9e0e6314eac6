import { clothOf } from "#app/leso/cloth-of.ts";
import { drawings } from "#app/leso/draw-cloth.ts";
import { drawSaying } from "#app/leso/draw-saying.ts";
import type { Leso } from "#app/model/fields/leso-field.ts";

/** What a cloth is made from: a name, and the words that decide what the name leaves open. */
export type ClothSeed = { seed: string; leso?: Leso };

type Props = ClothSeed & {
  part: keyof typeof drawings | "saying";
  className?: string;
  /** What the cloth shows or says; without it the cloth is decoration and hidden from screen readers. */
  alt?: string;
};

/** A part of a leso cloth as an SVG inside the page. */
export function Cloth({ seed, leso, part, className = "", alt }: Props) {
  const design = clothOf(seed, leso);
  const svg = part === "saying" ? drawSaying(design, alt ?? "") : drawings[part](design);
  return (
    <span
      className={`cloth-art ${className}`}
      role={alt ? "img" : undefined}
      aria-label={alt}
      lang={part === "saying" ? "sw" : undefined}
      aria-hidden={alt ? undefined : true}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
