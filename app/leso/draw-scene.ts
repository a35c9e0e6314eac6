import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { svg } from "#app/leso/drawings.ts";
import { motifDrawings } from "#app/leso/motif-drawings.ts";
import { drawSun, shoot, sunSize } from "#app/leso/motifs/way.ts";
import type { Palette } from "#app/leso/palette.ts";

// The colours are in the style sheet, because dark mode changes them.
const dyes: Palette = {
  ground: "var(--ground)",
  figure: "var(--figure)",
  light: "var(--light)",
  deep: "var(--deep)",
  edge: "var(--edge)",
  trim: "var(--trim)",
  spot: "var(--spot)",
};
const whole = 'width="100%" height="100%"';

/** The scene of a cloth as large as the window: what is on the horizon, and the land below it. */
export function drawScene({ seed, motif, beside }: ClothDesign) {
  if (motif === "way") return { horizon: sun(), land: road(`${seed}-shoot`) };
  return { horizon: onHorizon(motif), land: rowOf(beside, `${seed}-row`) };
}

function sun() {
  const { width, height } = sunSize;
  const box = `viewBox="${-width / 2} ${-height} ${width} ${height}" preserveAspectRatio="xMidYMax"`;
  return svg(`${box} ${whole}`, drawSun(dyes));
}

function onHorizon(motif: ClothDesign["motif"]) {
  const { width, height, draw } = motifDrawings[motif];
  const box = `viewBox="${-width / 2} ${-height / 2} ${width} ${height + 6}" preserveAspectRatio="xMidYMax"`;
  return svg(`${box} ${whole}`, draw(dyes));
}

// The road stretches with its box; the shoots beside it keep their shape.
function road(id: string) {
  const rows = [
    { low: 34, size: 0.55, from: 8 },
    { low: 63, size: 0.7, from: 6 },
    { low: 95, size: 0.85, from: 8 },
  ];
  const shoots = rows.flatMap(({ low, size, from }) =>
    [0, 10, 20]
      .flatMap((step) => [from + step, 100 - from - step])
      .map(
        (x) =>
          `<svg x="${x}%" y="${low}%" overflow="visible"><use href="#${id}" transform="scale(${size})"/></svg>`,
      ),
  );
  return svg(
    whole,
    `<defs><path id="${id}" d="${shoot}"/></defs><svg viewBox="0 0 400 100" preserveAspectRatio="none"><path fill="${dyes.light}" d="M194 0C190 22 236 22 226 40 214 60 134 64 144 101H262C246 74 282 62 270 38 260 18 208 22 206 0Z"/>` +
      `<path fill="none" stroke="${dyes.deep}" stroke-width="3" vector-effect="non-scaling-stroke" stroke-dasharray="10 9" d="M200 0C198 20 256 22 248 40 238 62 186 66 204 100"/></svg><g class="shoots" fill="${dyes.figure}">${shoots.join("")}</g>`,
  );
}

// Whole figures in a row, at equal distances.
function rowOf(motif: ClothDesign["beside"], id: string) {
  const { width, height, draw } = motifDrawings[motif];
  const times = Math.max(2, Math.round((5 * 64) / width));
  const box = `viewBox="${-width / 2} ${-height / 2} ${width} ${height}" width="${100 / times}%" height="100%"`;
  const figures = Array.from(
    { length: times },
    (_, at) => `<svg x="${(100 / times) * at}%" ${box}><use href="#${id}"/></svg>`,
  );
  return svg(whole, `<defs><g id="${id}">${draw(dyes)}</g></defs>${figures.join("")}`);
}
