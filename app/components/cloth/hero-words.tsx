import type { ReactNode } from "react";
import type { ClothSeed } from "#app/components/cloth/cloth.tsx";
import type { SentJina } from "#app/components/cloth/hung-cloth.tsx";

/** The props that all heroes share: cloth, words, and the saying if there is one. */
export type HeroProps = ClothSeed & {
  heading: string;
  lead?: string;
  jina?: SentJina;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
};

type Props = Pick<HeroProps, "heading" | "lead" | "children"> & { className?: string };

/** The words of a hero: the page's heading, its lead, and any children. */
export function HeroWords({ heading, lead, children, className = "" }: Props) {
  return (
    <div className={className}>
      <h1 className="max-w-3xl text-page">{heading}</h1>
      <div>
        {lead ? <p className="mt-3 max-w-measure text-lead">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
