import { SampleMark } from "#app/components/sample-mark.tsx";
import type { ShownDate } from "#app/library/shown/shown-date.ts";

type Props = { category: string; date: ShownDate; rest?: string[]; example?: string };

/** Category, date and further facts about a post or news item in one line. */
export function PostFacts({ category, date, rest = [], example }: Props) {
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      <span className="font-bold text-ink">{category}</span>
      <time dateTime={date.machine}>{date.reader}</time>
      {rest.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <SampleMark text={example} />
    </p>
  );
}
