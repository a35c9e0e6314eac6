import { mirrored, square, type Drawing } from "#app/leso/motifs/drawing.ts";

/** An open carved door with a mat in front. */
export const door: Drawing = {
  width: 150,
  height: 140,
  draw: ({ figure, light, ground, deep }) => {
    const studs = [-44, -29, -14, 1, 16].map((y) => `<circle cx="36" cy="${y}" r="3.2"/>`);
    const leaf = `<path fill="${light}" d="M43-46V30L68 46V-34Z"/><path fill="${ground}" d="M48-36 63-28V0L48-5ZM48 4 63 9V36L48 26Z"/>`;
    return (
      `<path fill="${figure}" d="M-43 30V-50H-52V-58C-40-60-36-70 0-70S40-60 52-58V-50H43V30H29V-46H-29V30Z"/><g fill="${deep}"><path d="M-4-58 0-65 4-58 0-51Z"/>` +
      `${mirrored(studs.join("") + `<circle cx="13" cy="-58" r="3.2"/><circle cx="25" cy="-56" r="3.2"/><circle cx="37" cy="-54" r="2.6"/>`)}</g>` +
      `<path fill="${deep}" d="M-29-46H29V30H-29Z"/><path fill="${light}" d="M0-42V-30M-9-12C-9-22-5-28 0-28S9-22 9-12C9-6 5-3 0-3S-9-6-9-12Z"/><path stroke="${light}" stroke-width="2.4" d="M0-46V-26"/>` +
      `${mirrored(leaf)}<path fill="${figure}" d="M-34 34H34L50 64H-50Z"/><path fill="${light}" d="M-35 40H35L38 45H-38ZM-42 52H42L45 58H-45Z"/>` +
      `<path stroke="${figure}" stroke-width="2.6" d="${[-46, -35, -23, -12, 0, 12, 23, 35, 46].map((x) => `M${x} 63V70`).join("")}"/>`
    );
  },
};

/** A kettle for a guest. */
export const kettle = square(
  ({ figure, light, ground }) =>
    `<path fill="none" stroke="${figure}" stroke-width="4.5" d="M-13-8C-30-12-30 16-15 15"/><path fill="${figure}" d="M13-2C22-4 20-14 28-18L31-14C26-8 28 6 15 12Z"/>` +
    `<path fill="${figure}" d="M-9-14H9L11-7C18 0 20 12 12 22H-12C-20 12-18 0-11-7Z"/><path fill="${light}" d="M-8-17C-8-22-4-24 0-24S8-22 8-17ZM-13 25H13V29H-13Z"/>` +
    `<circle cy="-27" r="3" fill="${figure}"/><path fill="${ground}" d="M0-3 9 8 0 19-9 8Z"/><circle cy="8" r="4" fill="${light}"/>`,
);
