const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const fullNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;

/**
 * A date such as 30.06.2026 or 30th June 2026 in ISO form; undefined where it could be two days.
 */
export function isoDate(written: string): string | undefined {
  const parts = written.split(/[\s./,–—−-]+/).filter((part) => part !== "");
  const [year, ...others] = parts.length === 3 ? orderedByYear(parts) : [];
  if (!year || !/^\d{4}$/.test(year)) return undefined;
  const named = others.findIndex((part) => fullNames.test(part));
  if (named >= 0) {
    const month = months.indexOf((others[named] ?? "").slice(0, 3).toLowerCase()) + 1;
    return joined(year, month, dayOf(others[1 - named] ?? ""));
  }
  const [one = NaN, other = NaN] = others.map(dayOf);
  if (parts[0] === year) return joined(year, one, other);
  if (one > 12 && other <= 12) return joined(year, other, one);
  if (other > 12 && one <= 12) return joined(year, one, other);
  return one === other ? joined(year, one, other) : undefined;
}

function orderedByYear([first = "", second = "", third = ""]: string[]) {
  return /^\d{4}$/.test(first) ? [first, second, third] : [third, first, second];
}

function dayOf(part: string) {
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/i.exec(part)?.[1];
  return day ? Number(day) : NaN;
}

function joined(year: string, month: number, day: number) {
  if (Number.isNaN(month) || Number.isNaN(day)) return undefined;
  return [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

/** The two days that a date such as 8/3/2025 could be; undefined for any other date. */
export function eitherDate(written: string): [string, string] | undefined {
  const [, one = "", other = "", year = ""] =
    /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(written.trim()) ?? [];
  if ([one, other].some((part) => Number(part) > 12) || one === other) return undefined;
  const dates = [
    joined(year, Number(other), Number(one)),
    joined(year, Number(one), Number(other)),
  ];
  const [first, second] = dates;
  return year !== "" && first && second ? [first, second] : undefined;
}
