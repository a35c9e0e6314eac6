import type { FundShare } from "#app/library/shown/fund-shares.ts";

type Props = { shares: FundShare[]; className: string };

/** A strip of cloth cut into shares, which differ in colour and in weave. */
export function ShareBar({ shares, className }: Props) {
  return (
    <svg className={`share-bar w-full ${className}`} aria-hidden="true">
      <defs>
        <pattern id="weave-2" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 8 8 0" stroke="currentColor" strokeWidth="2" />
        </pattern>
        <pattern id="weave-3" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="4" r="1.5" fill="currentColor" />
        </pattern>
      </defs>
      {shares.map(({ id, percent }, index) => (
        <g key={id}>
          {[`share-${index + 1}`, `share-weave-${index + 1}`].map((name) => (
            <rect
              key={name}
              className={name}
              x={`${startOf(shares, index)}%`}
              width={`${percent}%`}
              height="100%"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function startOf(shares: FundShare[], index: number) {
  return shares.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);
}
