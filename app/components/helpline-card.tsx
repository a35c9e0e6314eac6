import type { ReactNode } from "react";

type Props = {
  number: string;
  /** What the card shows in large letters, if that is more than the number. */
  text?: string;
  href: string;
  className: string;
  children: ReactNode;
};

// On the poster, half a row has room for four digits.
const shortNumber = 4;

/** An item of a list of helplines: its number to press, large enough for a shaking hand. A long number has a row of its own. */
export function HelplineCard({ number, text = number, href, className, children }: Props) {
  const isLong = number.length > shortNumber;
  return (
    <li className={isLong ? "long-helpline col-span-full" : undefined}>
      <a className={`helpline ${className}`} href={href}>
        <span className={`font-display text-figure ${isLong ? "" : "whitespace-nowrap"}`}>
          {text}
        </span>{" "}
        {children}
      </a>
    </li>
  );
}
