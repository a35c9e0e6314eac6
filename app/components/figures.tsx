import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
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
  look: keyof typeof looks;
  /** Where they come from. */
  source?: string;
};

const looks = {
  row: "figures figures-row",
  column: "figures figures-column",
  stack: "figures",
  large: "figures figures-large",
};

/** Figures with their labels; an icon beside one opens its note below it, which so covers nothing. */
export function Figures({ figures, look, source }: Props) {
  return (
    <>
      <dl className={looks[look]}>
        {figures.map(({ id, value, label, sample, note }) => (
          <div key={id}>
            <dt>
              {label} <Example sample={sample} />
            </dt>
            <dd>{value}</dd>
            {note ? <Note {...note} /> : null}
          </div>
        ))}
      </dl>
      {source ? <p className="mt-4 text-small">{source}</p> : null}
    </>
  );
}

function Note({ name, text, more }: NonNullable<Figure["note"]>) {
  return (
    <dd className="figure-note">
      <details>
        <summary>
          <span className="sr-only">{name}</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
            <path
              fillRule="evenodd"
              d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm-1 6h2v6h-2v-6Zm0-4h2v2h-2V7Z"
            />
          </svg>
        </summary>
        <p>{text}</p>
        {more ? <LinkTo to={more} className="inline-flex min-h-11 items-center underline" /> : null}
      </details>
    </dd>
  );
}
