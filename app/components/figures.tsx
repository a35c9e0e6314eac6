import { Example } from "#app/components/example.tsx";
import { FigureNote } from "#app/components/figure-note.tsx";
import type { Link } from "#app/model/fields/link.ts";

/** A figure, with what is known of it where anything is. */
export type Figure = {
  id: string;
  value: string;
  label: string;
  sample?: boolean;
  note?: { name: string; text: string; more?: Link };
};

type Props = {
  figures: Figure[];
  look: "stack" | "large" | "column" | "row" | "abreast";
  /** Where they come from. */
  source?: string;
};

type Look = { list?: string; item?: string; label?: string; value?: string };

const looks: Record<Props["look"], Look> = {
  stack: {},
  large: { value: "text-hero leading-none" },
  // Between a phone and a wide screen one column would leave half of its cloth empty.
  column: { list: "grid gap-6 sm:max-lg:grid-cols-3 print:grid-cols-4" },
  // Side by side on a phone too.
  abreast: { list: "abreast", label: "text-small", value: "" },
  // On a phone each figure stands beside its label.
  row: {
    list: "grid gap-x-8 gap-y-6 max-sm:gap-x-0.5 max-sm:columns-of-figures sm:grid-cols-2 md:gap-y-12 in-cloth:md:max-lg:gap-x-4 print:grid-cols-4",
    item: "max-sm:col-span-full max-sm:grid-cols-subgrid max-sm:items-center",
    label: "max-sm:col-start-3 max-sm:pl-3.5 max-sm:wrap-anywhere",
  },
};

// Two stand in one row, and beside a cloth four have no room there.
const rows: Record<number, string> = { 2: "", 4: "md:figures-4 in-cloth:md:grid-cols-2" };

/** Figures with their labels; an icon beside one opens its note below it, which so covers nothing. */
export function Figures({ figures, look, source }: Props) {
  const { list = "", item = "", label = "", value = "text-figure" } = looks[look];
  const row = look === "row" ? (rows[figures.length] ?? "md:figures-3") : "";
  return (
    <>
      <dl className={`break-inside-avoid ${list} ${row}`}>
        {figures.map((figure) => (
          <div key={figure.id} className={`grid split-auto content-start gap-x-0.5 ${item}`}>
            <dt className={`order-1 col-span-full max-w-64 print:max-w-none ${label}`}>
              {figure.label} <Example sample={figure.sample} />
            </dt>
            <dd className={`font-display tracking-figure tabular ${value}`}>{figure.value}</dd>
            {figure.note ? <FigureNote {...figure.note} /> : null}
          </div>
        ))}
      </dl>
      {source ? <p className="mt-4 text-small">{source}</p> : null}
    </>
  );
}
