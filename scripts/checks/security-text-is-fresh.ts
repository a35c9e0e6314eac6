import { daysLeft } from "#app/head/security-text.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** The security.txt of the site is good for more than a month and for less than a year. */
export function securityTextIsFresh(text: string, today: Date): SiteProblem[] {
  const days = daysLeft(text, today);
  if (days > 30 && days < 365) return [];
  const says = Number.isNaN(days)
    ? "does not say until when it is good"
    : `is good for ${days} days`;
  return [{ address: "/.well-known/security.txt", says }];
}
