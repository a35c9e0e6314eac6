import { rotated, square } from "#app/leso/motifs/drawing.ts";

/** Motifs from the charity's work. */
export const work = {
  book: square(
    ({ figure, light, ground }) =>
      `<path fill="${figure}" d="M0-11C-8-18-19-19-29-16V18C-19 15-8 16 0 23 8 16 19 15 29 18V-16C19-19 8-18 0-11Z"/>` +
      `<path fill="none" stroke="${ground}" stroke-width="2.4" stroke-linecap="round" d="M0-10V21M-23-8Q-13-9-6-4M-23 0Q-13-1-6 4M-23 8Q-13 7-6 12M23-8Q13-9 6-4M23 0Q13-1 6 4M23 8Q13 7 6 12"/>` +
      `<g fill="${light}"><circle cy="-23" r="4"/><circle cx="-12" cy="-25" r="2"/><circle cx="12" cy="-25" r="2"/></g>`,
  ),
  desk: square(
    ({ figure, light, ground }) =>
      `<path fill="${figure}" d="M-28-6H28V1H-28ZM-23 1H-17V26H-23ZM17 1H23V26H17ZM-17 11H17V16H-17Z"/>` +
      `<path fill="${light}" d="M-20-12H4V-6H-20ZM-17-18H1V-13H-17Z"/><path fill="${light}" d="M11-6 20-25 24-23 15-6Z"/><path stroke="${ground}" stroke-width="1.6" d="M-14-9H-2"/>`,
  ),
  circle: square(
    ({ figure, light }) =>
      `${rotated(`<ellipse cy="-22" rx="8" ry="5" fill="${figure}"/><circle cy="-20" r="3.6" fill="${light}"/>`, 7)}<circle r="8" fill="${figure}"/><circle r="4.5" fill="${light}"/>`,
  ),
  hand: square(
    ({ figure, light, ground }) =>
      `<g fill="none" stroke="${figure}" stroke-width="6.4" stroke-linecap="round"><path d="M-9 3-13-14M-3 1-4.5-23M4 1 5-22M10 4 14-13M-10 15-22 3"/></g>` +
      `<path fill="${figure}" d="M-12.4 2C-4-2 5-2 13.2 4 15 15 9 19 9 29H-8C-8 22-14 18-12.4 2Z"/><circle cy="9" r="6.5" fill="${ground}"/>` +
      `<circle cy="9" r="3" fill="${light}"/><path fill="${light}" d="M-8 22H9V25H-8Z"/>`,
  ),
  bag: square(
    ({ figure, light, ground }) =>
      `<path fill="none" stroke="${figure}" stroke-width="4" d="M-8-18C-8-30 8-30 8-18"/><path fill="${figure}" d="M-20-6C-20-16-13-20-4-20H4C13-20 20-16 20-6V26H-20Z"/>` +
      `<path fill="${light}" d="M-20-2H20V4H-20Z"/><path fill="${ground}" d="M-12 10H12V21H-12Z"/><path fill="${light}" d="M-3-3H3V9H-3ZM-2 10H2V15H-2Z"/>`,
  ),
  tree: square(
    ({ figure, light }) =>
      `<path fill="${figure}" d="M-30-8C-26-15-14-17-9-17-6-23 6-25 11-19 20-20 29-15 30-8ZM-22-1C-18-6-12-7-7-7H8C13-7 18-5 22-1Z"/>` +
      `<path fill="none" stroke="${figure}" stroke-width="3.4" stroke-linecap="round" d="M-15-2-2 11M15-2 2 11"/><path fill="${figure}" d="M-3 6H3L5 24H-5Z"/>` +
      `<g fill="${light}">${[-24, -14, 14, 24].map((x) => `<circle cx="${x}" cy="14" r="3.2"/><path d="M${x - 5} 26Q${x - 5} 18.5 ${x} 18.5 ${x + 5} 18.5 ${x + 5} 26Z"/>`).join("")}</g>`,
  ),
  box: square(
    ({ figure, light, ground }) =>
      `<path fill="${figure}" d="M-27 0H27V5H-27ZM-24 7H24V27H-24Z"/>` +
      `<g fill="${ground}">${[-14, 0, 14].map((x) => `<path d="M${x - 2} 21 ${x - 1} 16A3.5 3.5 0 1 1 ${x + 1} 16L${x + 2} 21Z"/>`).join("")}</g>` +
      `<path stroke="${light}" stroke-width="4" stroke-linecap="round" d="M-19-4H-7M-19-10H-7M-19-16H-7M-19-22H-7M7-4H19M7-10H19"/><circle cx="13" cy="-21" r="6" fill="${light}"/>`,
  ),
  cap: square(
    ({ figure, light, ground }) =>
      `<path fill="${light}" d="M-16-3V14C-8 21 8 21 16 14V-3Z"/><path fill="${figure}" d="M0-24 30-9 0 6-30-9Z"/><path fill="${ground}" d="M0-13 8-9 0-5-8-9Z"/>` +
      `<path stroke="${figure}" stroke-width="2.6" d="M24-9V14"/><path fill="${figure}" d="M24 11 28 23H20Z"/>`,
  ),
  umbrella: square(
    ({ figure, light, ground }) =>
      `<path fill="${figure}" d="M-29 4C-29-16-16-26 0-26S29-16 29 4C25-2 16-2 13 4 9-3-9-3-13 4-16-2-25-2-29 4Z"/><path fill="${light}" d="M-3-30H3V-24H-3Z"/>` +
      `<path fill="none" stroke="${ground}" stroke-width="2.2" d="M0-25C-9-18-13-8-13 3M0-25C9-18 13-8 13 3"/><path fill="none" stroke="${light}" stroke-width="4.4" stroke-linecap="round" d="M0 1V20C0 29 12 29 12 20"/>`,
  ),
};
