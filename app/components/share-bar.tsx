import { dyes } from "#app/leso/palette.ts";

const fills = [dyes.indigo, dyes.terracotta, dyes.marigold, dyes.leaf];
const classes = ["fill-first-share", "fill-second-share", "fill-third-share", "fill-fourth-share"];

type Props = {
  /** The shares of a whole, with values such as "82.5%", or "82,5 %" in French. */
  shares: { id: string; value: string }[];
  className: string;
};

/** A strip of cloth cut into shares that differ in colour and weave. */
export function ShareBar({ shares, className }: Props) {
  const percents = shares.map(({ value }) => Number.parseFloat(value.replace(",", ".")));
  const startOf = (index: number) =>
    percents.slice(0, index).reduce((sum, percent) => sum + percent, 0);
  return (
    <svg className={`w-full ${className}`} width="100%" height="24" aria-hidden="true">
      <defs>
        <pattern id="weave-2" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 8 8 0" stroke="currentColor" strokeWidth="2" />
        </pattern>
        <pattern id="weave-3" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="4" r="1.5" fill="currentColor" />
        </pattern>
        <pattern id="weave-4" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 4H8" stroke="currentColor" strokeWidth="2" />
        </pattern>
      </defs>
      {shares.map(({ id }, index) => (
        <ShareBlock
          key={id}
          number={index + 1}
          x={`${startOf(index)}%`}
          width={`${percents[index]}%`}
        />
      ))}
    </svg>
  );
}

type BlockProps = { number: number; x?: string; width: string };

/** A share in its colour and weave; the attributes are the fallback for a missing style sheet. */
export function ShareBlock({ number, ...box }: BlockProps) {
  const at = number - 1;
  const weave = at > 0 ? `url(#weave-${at + 1})` : "none";
  return (
    <g>
      <rect className={classes[at]} fill={fills[at]} height="100%" {...box} />
      <rect fill={weave} height="100%" {...box} />
    </g>
  );
}
