import { afterEach, expect, it, vi } from "vitest";
import { dateInWords, WrittenDate } from "#app/components/written-date.tsx";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ["UTC", 0],
  ["Pacific/Kiritimati", -840],
  ["Pacific/Pago_Pago", 660],
])("a written date names the same day in %s", (zone, offset) => {
  vi.stubEnv("TZ", zone);
  expect(new Date("2025-03-08T12:00:00Z").getTimezoneOffset()).toBe(offset);
  const [date, end] = ["2025-03-08", "2025-03-10"];
  expect(withSiteWords(<WrittenDate date={date} end={end} className="a" />)).toBe(
    '<time class="a" dateTime="2025-03-08">8–10 March 2025</time>',
  );
});

it.each([
  ["en-KE", "2025-01-01", undefined, "1 January 2025"],
  ["en-KE", "2024-12-31", "2024-12-31", "31 December 2024"],
  ["en-KE", "2024-12-31", "2025-01-01", "31 December 2024 – 1 January 2025"],
  ["en-KE", "2024-02-29", undefined, "29 February 2024"],
  ["sw", "2025-03-08", "2025-03-10", "8 – 10 Machi 2025"],
  ["fr", "2025-03-08", undefined, "8 mars 2025"],
])("in %s, %s to %s is %s", (language, date, end, words) => {
  expect(dateInWords(language, date, end).replace(/\s/g, " ")).toBe(words);
});
