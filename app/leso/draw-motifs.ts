import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { svg } from "#app/leso/drawings.ts";
import { motifDrawings } from "#app/leso/motif-drawings.ts";

// The space between two figures, in px.
const air = 14;

/** The alternating motifs of a cloth, `tall` px high, each as an SVG, so that a row can end after any of them. */
export function drawMotifs(cloth: ClothDesign, times: number, tall: number) {
  const { seed, motif, beside, palette } = cloth;
  // A wide scene is as wide as two figures.
  const maxWidth = tall * 2.6;
  const kinds = [...new Set([motif, beside])].map((name, at) => {
    const { width, height, draw, joins } = motifDrawings[name];
    const wide = Math.min(maxWidth, Math.round((tall * width) / height)) + (joins ? 0 : air);
    const id = `${seed}-figure-${at}`;
    const box = `viewBox="${-width / 2} ${-height / 2} ${width} ${height}" width="${wide}" height="${tall}"`;
    return {
      between: joins?.(palette) ?? "",
      drawn: `<g id="${id}">${draw(palette)}</g>`,
      figure: svg(box, `<use href="#${id}"/>`),
    };
  });
  const ground = `<rect width="100%" height="100%" fill="${palette.ground}"/>`;
  const defs = `<defs>${kinds.map(({ drawn }) => drawn).join("")}</defs>`;
  const between = kinds.map((kind) => kind.between).join("");
  const row = Array.from({ length: times }, (_, at) => kinds[at % kinds.length]?.figure ?? "");
  return svg('width="100%" height="100%"', defs + ground + between) + row.join("");
}
