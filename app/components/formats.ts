const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** The format of dates in a language, without a time zone; made once, because making one takes far longer than using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const name = locale + JSON.stringify(options);
  const format =
    dates.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  dates.set(name, format);
  return format;
}

/** The format of numbers in a language; made once too. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  const name = locale + JSON.stringify(options);
  const format = numbers.get(name) ?? new Intl.NumberFormat(locale, options);
  numbers.set(name, format);
  return format;
}
