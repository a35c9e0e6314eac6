import { useEffect, useRef } from "react";

/** A field, by its id, and what has to be mended in it. */
export type FieldProblem = { id: string; says: string };

type Props = { heading: string; problems: FieldProblem[] };

/** What has to be mended in a form, each with a link to its field; it takes the focus. */
export function ProblemSummary({ heading, problems }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="panel panel-problem sm:col-span-2">
      <h3>{heading}</h3>
      <ul>
        {problems.map(({ id, says }) => (
          <li key={id}>
            <a href={`#${id}`}>{says}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is to be mended in the field with this id, if anything is. */
export function problemAt(problems: FieldProblem[], id: string) {
  return problems.find((problem) => problem.id === id)?.says;
}
