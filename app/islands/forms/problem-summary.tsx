import { useEffect, useRef } from "react";

/** An error of a form: the id of the field, and what is wrong. */
export type FieldProblem = { id: string; says: string };

type Props = { heading: string; problems: FieldProblem[] };

/** The errors of a form, each a link to its field; the summary takes focus when it appears. */
export function ProblemSummary({ heading, problems }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="panel border-problem sm:col-span-2">
      <h3 className="text-title">{heading}</h3>
      <ul>
        {problems.map(({ id, says }) => (
          <li key={id}>
            <a className="inline-block py-0.5 underline" href={`#${id}`}>
              {says}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
