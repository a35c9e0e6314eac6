import { FigureList, type FigureListProps } from "#app/islands/figure-list.tsx";
import { Island } from "#app/islands/island.tsx";

/** Figures as an island that ignores touch, because tooltips are of no use to a finger. */
export function Figures(settings: FigureListProps) {
  return <Island name="figure-list" wake="mouse" component={FigureList} settings={settings} />;
}
