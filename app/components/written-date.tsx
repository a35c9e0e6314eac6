import { useContext } from "react";
import { dateFormat } from "#app/components/formats.ts";
import { SiteWords } from "#app/components/site-words.ts";

type Props = {
  date: string;
  /** The last day, if it is more than one day. */
  end?: string;
  className?: string;
};

/** A date in a `<time>` element. */
export function WrittenDate({ date, end, className }: Props) {
  const { locale } = useContext(SiteWords);
  return (
    <time className={className} dateTime={date}>
      {dateInWords(locale, date, end)}
    </time>
  );
}

/** "2025-03-08" as "8 March 2025", or with an end as "8–10 March 2025", without a time zone. */
export function dateInWords(locale: string, date: string, end = date) {
  const format = dateFormat(locale, { dateStyle: "long" });
  const [from, to] = [date, end].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  return end === date ? format.format(from) : format.formatRange(from, to);
}
