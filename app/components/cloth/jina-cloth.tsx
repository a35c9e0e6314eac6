import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawSaying } from "#app/leso/draw-saying.ts";

type Props = ClothSeed & {
  /** The Swahili saying, which screen readers hear as the name of the picture. */
  text: string;
};

/** A whole cloth with its saying (jina) woven in. */
export function JinaCloth({ seed, leso, text }: Props) {
  return (
    <span
      className="cloth-art jina-cloth"
      role="img"
      aria-label={text}
      lang="sw"
      dangerouslySetInnerHTML={{ __html: drawSaying(clothOf(seed, leso), text) }}
    />
  );
}
