import { swahiliHour } from "#app/components/swahili-clock.ts";
import { timeZone } from "#app/components/time-zone.ts";

/** A time with its day, in the time zone of the office and in a language. */
export function inOfficeTime(time: Date, language: string) {
  const zone = { timeZone: timeZone.name };
  const day = { ...zone, weekday: "long", day: "numeric", month: "long" } as const;
  const clock = { ...zone, hour: "numeric", minute: "2-digit" } as const;
  // The site writes 8:00 AM, as only the American locale does.
  const written = time.toLocaleTimeString("en-US", clock);
  return `${time.toLocaleDateString(language, day)}, ${clockIn(language, written, time)}`;
}

function clockIn(language: string, written: string, time: Date) {
  if (language === "sw") return inSwahili(written);
  const clock = { timeZone: timeZone.name, hour: "2-digit", minute: "2-digit" } as const;
  return language.startsWith("en") ? written : time.toLocaleTimeString(language, clock);
}

function inSwahili(written: string) {
  const [, hours = "", minutes = "", half] = /^(\d+):(\d+)\s*([AP])/.exec(written) ?? [];
  const { hour, part } = swahiliHour((Number(hours) % 12) + (half === "P" ? 12 : 0));
  return `saa ${hour}:${minutes} ${part}`;
}
