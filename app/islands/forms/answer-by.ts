import type { OfficeHours } from "#app/model/site/contact.ts";
import { officeOffset } from "#app/components/office-offset.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * The time by which a message is answered: the last office hour within the promised time, or the
 * end of the next office day if the office is closed until then. Undefined if the device's clock is
 * outside the years of our holiday calendar, and so plainly wrong.
 */
export function answerBy(sent: Date, office: OfficeHours): Date | undefined {
  const start = sent.getTime();
  const today = new Date(start + officeOffset).toISOString().slice(0, 10);
  const { holidays } = office;
  const [first = "", last = ""] = [holidays[0], holidays[holidays.length - 1]];
  if (today < first.slice(0, "2025".length) || today > last) return undefined;
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

// Midnight at the office at the start of that day.
function midnightOf(moment: number) {
  return Math.floor((moment + officeOffset) / day) * day - officeOffset;
}

function officeTimes(midnight: number, { days, opens, closes, holidays }: OfficeHours) {
  const local = new Date(midnight + officeOffset);
  const isOpen = days.some((day) => local.toUTCString().startsWith(day));
  if (!isOpen || holidays.includes(local.toISOString().slice(0, 10))) return undefined;
  return { opens: midnight + sinceMidnight(opens), closes: midnight + sinceMidnight(closes) };
}

function sinceMidnight(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * hour + minutes * 60_000;
}
