type Props = {
  /** The shares of a whole, with values like "85%". */
  shares: { id: string; value: string }[];
  className: string;
};

/** A strip of cloth cut into shares, which differ in colour and in weave. */
export function ShareBar({ shares, className }: Props) {
  const percents = shares.map(({ value }) => Number.parseFloat(value));
  const startOf = (index: number) => percents.slice(0, index).reduce((sum, one) => sum + one, 0);
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
      {shares.map(({ id }, index) => (
        <g key={id}>
          {[`share-${index + 1}`, `share-weave-${index + 1}`].map((name) => (
            <rect
              key={name}
              className={name}
              x={`${startOf(index)}%`}
              width={`${percents[index]}%`}
              height="100%"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
