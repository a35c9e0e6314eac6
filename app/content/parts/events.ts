import type { Contents } from "#app/content/contents.ts";

/** The events that are still to come, the next one first. */
export function comingEvents({ events }: Contents) {
  return events.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The same for machines; what is made up is no event that a search engine may announce. */
export function eventsForMachines(contents: Contents) {
  return comingEvents(contents)
    .filter(({ sample }) => !sample)
    .map(({ title, text, place, date, end = date, time = "" }) => {
      const [opens = "", closes = ""] = [...time.matchAll(/(\d+):(\d\d) ([AP])M/g)].map(moment);
      return { name: title, description: text, place, start: date + opens, end: end + closes };
    });
}

// "5:00 PM" as machines write it; Nairobi is three hours ahead of UTC all year round.
function moment([, hour = "", minutes = "", half]: RegExpMatchArray) {
  const hours = (Number(hour) % 12) + (half === "P" ? 12 : 0);
  return `T${String(hours).padStart(2, "0")}:${minutes}:00+03:00`;
}
