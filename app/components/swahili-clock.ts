const hours =
  "sifuri,moja,mbili,tatu,nne,tano,sita,saba,nane,tisa,kumi,kumi na moja,kumi na mbili".split(",");

// The hour at which each part of the day ends.
const partsOfDay: [until: number, part: string][] = [
  [4, "usiku"],
  [6, "alfajiri"],
  [12, "asubuhi"],
  [16, "mchana"],
  [19, "jioni"],
  [24, "usiku"],
];

/** An hour from 0 to 23 in Swahili, which counts from 6 am and 6 pm, with its part of the day. */
export function swahiliHour(hour: number) {
  const [, part] = partsOfDay.find(([until]) => hour < until) ?? [24, "usiku"];
  return { hour: (hour + 6) % 12 || 12, part };
}

/** A time such as "17:00" in Swahili words, here "saa kumi na moja jioni". */
export function clockInSwahili(clock: string) {
  const [written = 0, minute = 0] = clock.split(":").map(Number);
  const { hour, part } = swahiliHour(written);
  const half = minute === 30 ? " na nusu" : minute > 0 ? ` na dakika ${minute}` : "";
  return `saa ${hours[hour]}${half} ${part}`;
}
