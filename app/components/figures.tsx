import { FigureList, type FigureListProps } from "#app/islands/figure-list.tsx";
import { Island } from "#app/islands/island.tsx";

type Props = FigureListProps & {
  /** Where they come from. */
  source?: string;
};

/** Figures as an island that ignores touch, because tooltips are of no use to a finger. */
export function Figures({ source, ...settings }: Props) {
  return (
    <>
      <Island name="figure-list" wake="mouse" component={FigureList} settings={settings} />
      {source ? <p className="mt-4 text-small">{source}</p> : null}
    </>
  );
}
