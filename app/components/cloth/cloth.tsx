import { clothOf } from "#app/leso/cloth-of.ts";
import { drawings } from "#app/leso/drawings.ts";
import { sayingLanguage } from "#app/leso/saying-language.ts";
import type { Leso } from "#app/model/fields/leso.ts";

/** The seed of a cloth and the choices that override what the seed would pick. */
export type ClothSeed = { seed: string; leso?: Leso };

type Props = ClothSeed & {
  part: keyof typeof drawings;
  className?: string;
  /** The saying woven into a whole cloth. */
  jina?: string;
  /** What the cloth shows; without it and without a saying the cloth is decoration, hidden from screen readers. */
  alt?: string;
};

/** A part of a leso cloth as an SVG inside the page. */
export function Cloth({ seed, leso, part, className = "", jina, alt = jina }: Props) {
  return (
    <span
      className={`cloth-art block overflow-hidden *:size-full ${className}`}
      role={alt ? "img" : undefined}
      aria-label={alt}
      lang={jina ? sayingLanguage : undefined}
      aria-hidden={alt ? undefined : true}
      dangerouslySetInnerHTML={{ __html: drawings[part](clothOf(seed, leso), jina) }}
    />
  );
}

/** The background class in the colour of a cloth. */
export function groundOf({ seed, leso }: ClothSeed) {
  return `bg-${clothOf(seed, leso).color}`;
}
