import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import { inkOf } from "#app/components/cloth/ground.ts";
import type { Jina } from "#app/model/fields/jina.ts";

type Props = {
  jina?: Jina;
  /** The cloth on which it is printed. */
  cloth: ClothSeed;
  /** True for the bright version on pages that ask for something. */
  bright?: boolean;
};

/** The Swahili saying (jina) printed on a leso, with its meaning in English; nothing without one. */
export function JinaLine({ jina, cloth, bright }: Props) {
  if (!jina) return null;
  return (
    <div className={`jina ${bright ? "jina-bright" : `${inkOf(cloth)} dark:text-marigold`}`}>
      <p className="mx-auto max-w-page px-5">
        <span className="jina-text" lang="sw">
          {jina.text}
        </span>
        <span className="block text-small">{jina.meaning}</span>
      </p>
    </div>
  );
}
