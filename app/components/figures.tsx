import { FigureNote } from "#app/components/figure-note.tsx";
import { Example } from "#app/components/example.tsx";
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

const looks: Record<Props["look"], { list?: string; label?: string; value?: string }> = {
  stack: {},
  large: { value: "text-hero leading-none" },
  // Between a phone and a wide screen one column would leave half of its cloth empty.
  column: { list: "grid gap-6 sm:max-lg:grid-cols-3 print:grid-cols-4" },
  // Side by side on a phone too.
  abreast: { list: "abreast", label: "basis-full text-tiny sm:text-small", value: "" },
  // On a phone each figure is beside its label, or above it where its text is enlarged.
  row: {
    list: "grid gap-x-8 gap-y-6 sm:grid-cols-2 md:gap-y-12 in-cloth:md:max-lg:gap-x-4 print:grid-cols-4",
    label: "basis-full max-sm:grow max-sm:basis-26",
    value: "text-figure phone:max-sm:min-w-30",
  },
};

// Two stand in one row, and beside a cloth four have no room there.
const rows: Record<number, string> = { 2: "", 4: "md:figures-4 in-cloth:md:grid-cols-2" };

/** Figures with their labels; an icon beside one opens its note below it, which so covers nothing. */
export function Figures({ figures, look, source }: Props) {
  const { list = "", label = "basis-full", value = "text-figure" } = looks[look];
  const row = look === "row" ? (rows[figures.length] ?? "md:figures-3") : "";
  return (
    <>
      <dl className={`break-inside-avoid ${list} ${row}`}>
        {figures.map((figure) => (
          <div key={figure.id} className="flex flex-wrap content-start items-center gap-x-0.5">
            <dt className={`order-1 ${label}`}>
              {figure.label} <Example sample={figure.sample} />
            </dt>
            <dd className={`font-display tracking-figure whitespace-nowrap tabular ${value}`}>
              {figure.value}
            </dd>
            {figure.note ? <FigureNote {...figure.note} /> : null}
          </div>
        ))}
      </dl>
      {source ? <p className="mt-4 text-small">{source}</p> : null}
    </>
  );
}
