import { useContext } from "react";
import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import type { Link } from "#app/model/fields/link.ts";

/** A statistic with its label, and a note if more is known about it. */
export type Figure = {
  id: string;
  value: string;
  label: string;
  /** The language of label and note, if it differs from the page's. */
  lang?: string;
  sample?: boolean;
  note?: { name: string; text: string; more?: Link & { language: string } };
};

type Props = {
  figures: Figure[];
  look: "stack" | "large" | "column" | "row" | "abreast" | "spread";
  /** The source that the figures share. */
  source?: string;
};

const looks: Record<Props["look"], { list?: string; label?: string; value?: string }> = {
  stack: {},
  large: { value: "text-hero leading-none" },
  // Between phone and wide screen, a single column would leave half of its cloth empty.
  column: { list: "grid gap-6 sm:max-lg:grid-cols-3 print:grid-cols-4" },
  // As wide as the window, with label and note below.
  spread: { list: "spread text-center", label: "", value: "basis-full" },
  // Side by side, on a phone too.
  abreast: { list: "abreast", label: "basis-full text-tiny sm:text-small", value: "" },
  // Two in a row on a phone, or one if the text is enlarged.
  row: {
    list: "grid fit-32 gap-x-4 gap-y-4 sm:gap-x-8 sm:grid-cols-2 md:gap-y-12 in-cloth:md:max-lg:gap-x-4 print:grid-cols-4",
  },
};

// Two share one row, and four do not fit in a row beside a cloth.
const rows: Record<number, string> = { 2: "", 4: "md:figures-4 in-cloth:md:grid-cols-2" };

/** Figures with their labels; an icon beside a figure opens its note below, where it covers nothing. */
export function Figures({ figures, look, source }: Props) {
  const { list = "", label = "basis-full", value = "text-figure" } = looks[look];
  const { isLabelFirst } = useContext(SiteWords);
  // Values side by side are on one line, although the labels above them may be of two.
  const place = isLabelFirst ? "content-end" : "content-start";
  const row = look === "row" ? (rows[figures.length] ?? "md:figures-3") : "";
  return (
    <>
      <dl className={`break-inside-avoid ${list} ${row}`}>
        {figures.map((figure) => (
          <div key={figure.id} className={`flex flex-wrap items-center gap-x-0.5 ${place}`}>
            <dt className={`${isLabelFirst ? "" : "order-1"} ${label}`} lang={figure.lang}>
              {figure.label} <Example sample={figure.sample} />
            </dt>
            <dd className={`font-display tight tabular ${value}`}>
              {look === "spread" ? <WideValue value={figure.value} /> : figure.value}
            </dd>
            {figure.note ? <FigureNote lang={figure.lang} {...figure.note} /> : null}
          </div>
        ))}
      </dl>
      {source ? <p className="mt-4 text-small">{source}</p> : null}
    </>
  );
}

// CSS cannot fit a text of any length to the width of the window; an SVG can.
function WideValue({ value }: { value: string }) {
  const width = [...value].reduce((sum, letter) => sum + (/[.,\s]/.test(letter) ? 26 : 61), 4);
  return (
    <svg viewBox={`0 0 ${width} 76`}>
      <text x="50%" y="73" textAnchor="middle" fontSize="100" fill="currentColor">
        {value}
      </text>
    </svg>
  );
}

// An icon that opens the note on a figure; older browsers show both below the label.
function FigureNote({
  lang,
  name,
  text,
  more,
}: Pick<Figure, "lang"> & NonNullable<Figure["note"]>) {
  return (
    <dd
      className="figure-note order-2 max-w-96 basis-full text-small contentable:contents"
      lang={lang}
    >
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
        <LinkTo
          to={more}
          className="inline-flex min-h-11 items-center underline"
          lang={lang && more?.language}
        />
      </details>
    </dd>
  );
}
