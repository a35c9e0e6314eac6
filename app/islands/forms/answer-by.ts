import type { OfficeHours } from "#app/model/site/office-hours.ts";

// Nairobi has kept the same three hours ahead of Greenwich, winter and summer, since 1960.
const nairobiAhead = 3 * 60 * 60_000;
const hour = 60 * 60_000;
const day = 24 * hour;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * The moment by which a message is answered: the last office moment within the promised hours, or,
 * where the office stays closed for all of them, the end of the next office day. Undefined where
 * the clock shows a day before the site was written or after its calendar of holidays ends.
 */
export function answerBy(sent: Date, office: OfficeHours, writtenOn: string): Date | undefined {
  const start = sent.getTime();
  const today = new Date(start + nairobiAhead).toISOString().slice(0, 10);
  if (today < writtenOn || today > (office.holidays.at(-1) ?? "")) return undefined;
  const promised = start + office.answersWithinHours * hour;
  for (let midnight = midnightOf(promised); midnight + day > start; midnight -= day) {
    const times = officeTimes(midnight, office);
    if (!times || times.opens > promised) continue;
    const last = Math.min(times.closes, promised);
    if (last > start) return new Date(last);
  }
  for (let midnight = midnightOf(promised); ; midnight += day) {
    const times = officeTimes(midnight, office);
    if (times && times.closes > promised) return new Date(times.closes);
  }
}

// The midnight in Nairobi that began the day of a moment.
function midnightOf(moment: number) {
  return Math.floor((moment + nairobiAhead) / day) * day - nairobiAhead;
}

function officeTimes(midnight: number, { days, opens, closes, holidays }: OfficeHours) {
  const local = new Date(midnight + nairobiAhead);
  const isOpen = days.some((name) => name === weekdays[local.getUTCDay()]);
  if (!isOpen || holidays.includes(local.toISOString().slice(0, 10))) return undefined;
  return { opens: midnight + sinceMidnight(opens), closes: midnight + sinceMidnight(closes) };
}

function sinceMidnight(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * hour + minutes * 60_000;
}
