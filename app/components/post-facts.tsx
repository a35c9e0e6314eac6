import { Example } from "#app/components/example.tsx";
import { WrittenDate } from "#app/components/written-date.tsx";

type Props = { category: string; date: string; rest?: string[]; sample?: boolean };

/** The category, date and other facts of a post in one line. */
export function PostFacts({ category, date, rest = [], sample }: Props) {
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      <span className="font-bold text-ink">{category}</span> <WrittenDate date={date} />{" "}
      {rest.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
      <Example sample={sample} />
    </p>
  );
}
