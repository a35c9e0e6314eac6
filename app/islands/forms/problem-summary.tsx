import type { RefObject } from "react";

type Props = {
  heading: string;
  problems: Record<string, string | undefined>;
  summary: RefObject<HTMLDivElement>;
};

/** What has to be mended in a form, each with a link to its field. */
export function ProblemSummary({ heading, problems, summary }: Props) {
  const found = Object.entries(problems).filter(([, problem]) => problem);
  if (found.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="panel panel-problem sm:col-span-2">
      <h3>{heading}</h3>
      <ul>
        {found.map(([field, problem]) => (
          <li key={field}>
            <a href={`#${field}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
