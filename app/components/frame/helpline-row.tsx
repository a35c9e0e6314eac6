type Helpline = { number: string; name: string; swahili: string; href: string };
type Props = { heading: string; swahili: string; list: Helpline[] };

/** The helplines in one row, in English and Swahili, each a tap away. */
export function HelplineRow({ heading, swahili, list }: Props) {
  return (
    <div className="helpline-row">
      <p>
        {heading}
        <span className="block" lang="sw">
          {swahili}
        </span>
      </p>
      <ul>
        {list.map(({ number, name, swahili: inSwahili, href }) => (
          <li key={number}>
            <a href={href}>
              <span className="font-display text-section">{number}</span>
              <span>
                {name}
                <span className="block" lang="sw">
                  {inSwahili}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
