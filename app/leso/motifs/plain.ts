import { rotated, square } from "#app/leso/motifs/drawing.ts";

const nut =
  "M-14-27C6-31 25-18 26 3 27 18 15 29 0 29-15 29-25 19-24 6-23-5-13-10-5-10-1-13 1-19-14-27Z";

/** Traditional motifs of kangas, which a seed may pick. */
export const plain = {
  cashew: square(
    ({ figure, light, ground }) =>
      `<path fill="${figure}" d="${nut}"/><g transform="translate(0 9)"><circle r="13" fill="${ground}"/>` +
      `${rotated(`<circle cy="-8.5" r="2" fill="${light}"/>`, 8)}<circle r="4.5" fill="${light}"/></g>` +
      `<g fill="${ground}"><circle cx="6" cy="-19" r="2"/><circle cx="13" cy="-13" r="2"/><circle cx="18" cy="-5" r="2"/></g>`,
  ),
  dots: square(
    ({ figure, light }) =>
      `<circle r="8" fill="${light}"/>${rotated(`<circle cy="-18" r="5" fill="${figure}"/>`, 8)}${rotated(`<circle cy="-27" r="2" fill="${light}"/>`, 8, 22.5)}`,
  ),
  rays: square(
    ({ figure, light, ground }) =>
      `${rotated(`<path fill="${figure}" d="M-3.6-13 0-29 3.6-13Z"/>`, 12)}<circle r="12" fill="${light}"/><circle r="7.5" fill="${ground}"/><circle r="3.5" fill="${figure}"/>`,
  ),
  leaves: square(
    ({ figure, light, ground }) =>
      `${rotated(`<path fill="${figure}" d="M0-4C-12-10-11-22 0-29 11-22 12-10 0-4Z"/><path stroke="${ground}" stroke-width="1.8" d="M0-8V-23"/>`, 4)}${rotated(`<circle cx="14" cy="-14" r="3" fill="${light}"/>`, 4)}<circle r="3" fill="${light}"/>`,
  ),
  waves: square(
    ({ figure, light }) =>
      `<g fill="none" stroke-width="5.5" stroke-linecap="round"><path stroke="${light}" d="M-26-15q6.5-9 13 0t13 0 13 0 13 0"/><path stroke="${figure}" d="M-26 0q6.5-9 13 0t13 0 13 0 13 0M-26 15q6.5-9 13 0t13 0 13 0 13 0"/></g>`,
  ),
  diamonds: square(
    ({ figure, light, ground }) =>
      `<path fill="${figure}" d="M0-29 22 0 0 29-22 0Z"/><path fill="${ground}" d="M0-20 15 0 0 20-15 0Z"/><path fill="${light}" d="M0-11 8 0 0 11-8 0Z"/>${rotated(`<circle cx="18" cy="-20" r="2.5" fill="${light}"/>`, 2)}${rotated(`<circle cx="-18" cy="-20" r="2.5" fill="${light}"/>`, 2)}`,
  ),
  stars: square(
    ({ figure, light, ground }) =>
      `${rotated(`<path fill="${figure}" d="M0-29 6.5-6.5-6.5-6.5Z"/>`, 8)}<circle r="10" fill="${ground}"/>${rotated(`<path fill="${light}" d="M0-9 2.6-2.6-2.6-2.6Z"/>`, 8)}`,
  ),
};
