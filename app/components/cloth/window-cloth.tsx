import { useContext, type ReactNode } from "react";
import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import type { SentJina } from "#app/components/cloth/hung-cloth.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import { clothOf } from "#app/leso/cloth-of.ts";
import { drawScene } from "#app/leso/draw-scene.ts";

type Props = ClothSeed & {
  /** The words in the sky. */
  children: ReactNode;
  /** What is on the land, in front of its drawing. */
  onLand?: ReactNode;
  jina?: SentJina;
};

/** A cloth as large as the window: words in the sky, the scene of its proverb, the land, and the jina at its foot. */
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
      {jina ? <Foot {...jina} /> : null}
    </div>
  );
}

function Scene({ svg, className }: { svg: string; className: string }) {
  return <div className={`cloth-art ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}

function Foot({ text, textLanguage = "sw", meaning, source, send }: SentJina) {
  const { language } = useContext(SiteWords);
  return (
    <figure className="foot">
      <p className="saying" lang={textLanguage}>
        {text}
      </p>
      <figcaption className="text-small">
        {meaning ? <span lang={language}>{meaning} </span> : null}
        {source ? (
          <span className="inline-block" lang={language}>
            ({source})
          </span>
        ) : null}{" "}
        <LinkTo
          to={send}
          className="-my-2 inline-flex min-h-11 items-center font-bold whitespace-nowrap underline print:hidden"
        />
      </figcaption>
    </figure>
  );
}
