import type { Figure } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";

/** An icon that opens the note on a figure; older browsers show both below the label. */
export function FigureNote({ name, text, more }: NonNullable<Figure["note"]>) {
  return (
    <dd className="figure-note order-2 max-w-96 basis-full text-small contentable:contents">
      <details className="contentable:contents details-content:order-2 details-content:max-w-96 details-content:basis-full">
        <summary className="-my-2 inline-grid size-11 cursor-pointer place-items-center self-center rounded-full marker:hidden">
          <span className="sr-only">{name}</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
            <path
              fillRule="evenodd"
              d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm-1 6h2v6h-2v-6Zm0-4h2v2h-2V7Z"
            />
          </svg>
        </summary>
        <p className="mt-2 border-l-4 border-marigold pl-3">{text}</p>
        <LinkTo to={more} className="inline-flex min-h-11 items-center underline" />
      </details>
    </dd>
  );
}
