import type { Contents } from "#app/library/contents.ts";
import { sampleMark } from "#app/library/shown/sample-mark.ts";
import { shownDays, type ShownDate } from "#app/library/shown/shown-date.ts";
import type { Event } from "#app/model/entries/event.ts";
import type { Link } from "#app/model/fields/link.ts";

/** An event as the home page shows it. */
export type ShownEvent = Pick<Event, "id" | "title" | "time" | "place" | "text"> & {
  date: ShownDate;
  link?: Link;
  example?: string;
};

/** An event for machines: when it begins and ends, as exactly as that is written. */
export type EventWords = { name: string; description: string; place: string } & {
  start: string;
  end: string;
};

/** The events that are still to come, the next one first. */
export function shownEvents(contents: Contents): ShownEvent[] {
  return inOrder(contents).map((event) => {
    const { id, title, date, end, time, place, text, link } = event;
    const days = shownDays(date, end, contents.site.language);
    return { id, title, date: days, time, place, text, link, example: sampleMark(contents, event) };
  });
}

/** The same for machines; what is made up is no event that a search engine may announce. */
export function eventWords(contents: Contents): EventWords[] {
  return inOrder(contents)
    .filter(({ sample }) => !sample)
    .map(({ title, text, place, date, end = date, time = "" }) => {
      const [opens, closes] = [...time.matchAll(/(\d+):(\d\d) ([AP])M/g)].map(moment);
      return {
        name: title,
        description: text,
        place,
        start: date + (opens ?? ""),
        end: end + (closes ?? ""),
      };
    });
}

function inOrder({ events }: Contents) {
  return events.toSorted((one, other) => one.date.localeCompare(other.date));
}

// "5:00 PM" as machines write it; Nairobi is three hours ahead of UTC all year round.
function moment([, hour = "", minutes = "", half]: RegExpMatchArray) {
  const hours = (Number(hour) % 12) + (half === "P" ? 12 : 0);
  return `T${String(hours).padStart(2, "0")}:${minutes}:00+03:00`;
}
