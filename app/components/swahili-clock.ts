// Until which hour each part of the day goes.
const partsOfDay: [until: number, part: string][] = [
  [4, "usiku"],
  [6, "alfajiri"],
  [12, "asubuhi"],
  [16, "mchana"],
  [19, "jioni"],
  [24, "usiku"],
];

/** An hour from 0 to 23 as Swahili counts it, from six in the morning and in the evening, with its part of the day. */
export function swahiliHour(hour: number) {
  const [, part] = partsOfDay.find(([until]) => hour < until) ?? [24, "usiku"];
  return { hour: (hour + 6) % 12 || 12, part };
}
