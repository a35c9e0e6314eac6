import { borderUnits } from "#app/leso/borders.ts";
import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { cornerOf } from "#app/leso/draw-cloth.ts";
import { svg } from "#app/leso/drawings.ts";

/** A border for `border-image`: one unit on each side and a corner between two. */
export function drawPindo(cloth: ClothDesign) {
  const { border, palette, seed } = cloth;
  const sides = [0, 90, 180, 270].map(
    (turn) => `<use href="#${seed}-unit" transform="rotate(${turn} 48 48)"/>`,
  );
  const corners = [0, 64].flatMap((x) =>
    [0, 64].map((y) => `<use href="#${seed}-corner" x="${x}" y="${y}"/>`),
  );
  const unit = `<g id="${seed}-unit" transform="translate(32)">${borderUnits[border](palette)}</g>`;
  return svg(
    'width="96" height="96"',
    `<defs>${unit}${cornerOf(cloth)}</defs><path fill="${palette.edge}" d="M0 0H96V96H0Z"/>${sides.join("")}${corners.join("")}`,
  );
}
