import type { ReactNode } from "react";
import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import type { SentJina } from "#app/components/cloth/hung-cloth.tsx";
import { SayingStrip } from "#app/components/cloth/saying-strip.tsx";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawScene } from "#app/leso/draw-scene.ts";

type Props = ClothSeed & {
  /** The words in the sky. */
  children: ReactNode;
  /** What is on the land, in front of its drawing. */
  onLand?: ReactNode;
  jina?: SentJina;
};

/** A cloth as large as the window: words in the sky, the scene of its proverb, the land, and the jina at the bottom. */
export function WindowCloth({ seed, leso, children, onLand, jina }: Props) {
  const cloth = clothOf(seed, leso);
  const { horizon, land } = drawScene(cloth);
  return (
    <div className={`window-cloth own-${cloth.color} tone-${cloth.tone}`}>
      <div className="sky">
        <div className="words">{children}</div>
        <Scene className="horizon" svg={horizon} />
      </div>
      <div className="land cloth">
        <Scene className="field" svg={land} />
        {onLand}
      </div>
      {jina ? <SayingStrip {...jina} className="foot" size="" /> : null}
    </div>
  );
}

function Scene({ svg, className }: { svg: string; className: string }) {
  return <div className={`cloth-art ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}
