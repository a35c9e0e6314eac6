/** The Swahili numbers from zero to twelve, of hours and of nouns such as siku and njia. */
export const swahiliNumbers =
  "sifuri,moja,mbili,tatu,nne,tano,sita,saba,nane,tisa,kumi,kumi na moja,kumi na mbili";

const numbers = swahiliNumbers.split(",");

// The hour at which each part of the day ends.
const partsOfDay: [until: number, part: string][] = [
  [4, "usiku"],
  [6, "alfajiri"],
  [12, "asubuhi"],
  [16, "mchana"],
  [19, "jioni"],
  [24, "usiku"],
];

/** A time such as "17:00" in a language: "5:00 PM", or "saa kumi na moja jioni" in Swahili. */
export function clockInWords(clock: string, language: string) {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  // The specification writes 8:00 AM, as only the American locale does.
  if (/^en\b/.test(language))
    return `${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
  if (/^sw\b/.test(language)) return inSwahili(hour, minute);
  const format = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;
  return new Date(`2024-01-01T${clock}:00Z`).toLocaleTimeString(language, format);
}

// Swahili counts the hours from 6 am and 6 pm.
function inSwahili(hour: number, minute: number) {
  const [, part] = partsOfDay.find(([until]) => hour < until) ?? [];
  const minutes = minute === 30 ? "nusu" : `dakika ${numbers[minute] ?? minute}`;
  const past = minute > 0 ? ` na ${minutes}` : "";
  return `saa ${numbers[(hour + 6) % 12 || 12]}${past} ${part}`;
}
