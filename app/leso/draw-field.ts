import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { motifDrawings } from "#app/leso/motif-drawings.ts";
import type { Drawing } from "#app/leso/motifs/drawing.ts";
import type { ClothLayout } from "#app/model/fields/leso-field.ts";

/** A place on a cloth; one that wraps is repeated, so that a row may go over its side. */
export type Box = { x: number; y: number; width: number; height: number; wraps?: boolean };
type Figure = { of: "motif" | "beside"; x: number; y: number; scale: number };
type Field = { figures: Figure[]; dots?: [x: number, y: number][] };

/** The field (mji) of a cloth in a box: whole figures in whole rows and columns, which no edge cuts. */
export function drawField(cloth: ClothDesign, name: string, box: Box) {
  const { palette, motif, beside } = cloth;
  const { figures, dots = [] } = layouts[cloth.layout](
    box,
    motifDrawings[motif],
    motifDrawings[beside],
  );
  const part = (one: string) => `${cloth.seed}-${name}-${one}`;
  const drawn = [...new Set(figures.map(({ of }) => of))].map(
    (of) => `<g id="${part(of)}">${motifDrawings[cloth[of]].draw(palette)}</g>`,
  );
  const uses = figures.map(
    ({ of, x, y, scale }) =>
      `<use href="#${part(of)}" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})"/>`,
  );
  const spots = dots.map(([x, y]) => `<circle cx="${short(x)}" cy="${short(y)}" r="3"/>`);
  return `<defs>${drawn.join("")}</defs>${uses.join("")}<g fill="${palette.light}">${spots.join("")}</g>`;
}

const layouts: Record<ClothLayout, (box: Box, motif: Drawing, beside: Drawing) => Field> = {
  grid: (box, motif, beside) => inTurns(layRows(box, motif), motif, beside),
  brick: (box, motif, beside) => inTurns(layRows(box, motif, 0, true), motif, beside),
  scatter: (box, motif, beside) => inTurns(layRows(box, motif), motif, beside, 0.55),
  frieze: (box, motif, beside) =>
    motif === beside
      ? inTurns(layRows(box, motif, 1), motif, beside)
      : layInTurns(box, motif, beside),
  alone: (box, motif) => ({ figures: [inMiddle("motif", box, motif)] }),
  medallion: (box, motif, beside) => {
    const { middle, sides } = divide(box, motif);
    const around = sides.map((side) => inTurns(layRows(side, beside), motif, beside, 1, "beside"));
    return {
      figures: [inMiddle("motif", middle, motif), ...around.flatMap(({ figures }) => figures)],
      dots: around.flatMap(({ dots = [] }) => dots),
    };
  },
  corners: (box, motif, beside) => {
    const { middle, sides } = divide(box, motif);
    const corners = sides.flatMap((side) =>
      [0, 1].map((half) => ({
        ...side,
        y: side.y + (half * side.height) / 2,
        height: side.height / 2,
      })),
    );
    return {
      figures: [
        inMiddle("motif", middle, motif),
        ...corners.map((one) => inMiddle("beside", one, beside)),
      ],
    };
  },
  bands: (box, motif, beside) => {
    const narrow = box.height * 0.24;
    const bands = [box.y, box.y + box.height - narrow].map((y) => ({ ...box, y, height: narrow }));
    const middle = { ...box, y: box.y + narrow, height: box.height - 2 * narrow };
    return {
      figures: [
        ...inTurns(layRows(middle, motif, 1), motif, motif).figures,
        ...bands.flatMap(
          (band) => inTurns(layRows(band, beside, 1), motif, beside, 1, "beside").figures,
        ),
      ],
    };
  },
};

/** The cells of whole rows and columns in a box, for figures of one shape. */
export function layRows(
  box: Box,
  { width, height, joins }: Drawing,
  rows = 0,
  isShifted = false,
): Box[][] {
  const down = rows || Math.max(1, Math.round(box.height / (1.1 * Math.min(64, height))));
  const tall = box.height / down;
  const fitting = (box.width * height) / (width * tall);
  const across = Math.max(1, joins ? Math.ceil(fitting) : Math.round(fitting));
  const wide = box.width / across;
  return Array.from({ length: down }, (_, row) => {
    const isOdd = isShifted && row % 2 === 1;
    const more = !isOdd ? 0 : box.wraps ? 1 : across > 1 ? -1 : 0;
    return Array.from({ length: across + more }, (_, column) => ({
      x: box.x + (column - more / 2) * wide,
      y: box.y + row * tall,
      width: wide,
      height: tall,
    }));
  });
}

// Two figures in turns, the second one smaller if asked, and a dot between four cells.
function inTurns(rows: Box[][], motif: Drawing, beside: Drawing, size = 1, only?: "beside"): Field {
  const isSingle = size === 1 && motif === beside;
  const figures = rows.flatMap((cells, row) =>
    cells.map((cell, column) => {
      const isSecond = !isSingle && (row + column) % 2 === 1;
      if (only || isSecond) return inMiddle("beside", cell, beside, only ? 1 : size);
      return inMiddle("motif", cell, motif);
    }),
  );
  const [first = [], second] = rows;
  const isOpen = second && first.length === second.length && !beside.joins;
  const dots = (isOpen ? rows.slice(1) : []).flatMap((cells) =>
    cells
      .slice(cells.length > 1 ? 1 : 0)
      .map(({ x, y, width }): [number, number] => [cells.length > 1 ? x : x + width / 2, y]),
  );
  return { figures, dots };
}

// One row of two figures in turns, both as large to each other as they are drawn; both ends have the first one.
function layInTurns(box: Box, motif: Drawing, beside: Drawing): Field {
  const full = box.height / Math.max(motif.height, beside.height);
  const count =
    1 +
    2 *
      Math.max(
        1,
        Math.round((box.width / full - motif.width) / (motif.width + beside.width) + 0.2),
      );
  const row = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? motif : beside));
  const total = row.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(0.94 * full, box.width / total);
  const gap = (box.width - scale * total) / count;
  let x = box.x;
  const figures = row.map(({ width }, index): Figure => {
    x += scale * width + gap;
    const of = index % 2 === 0 ? "motif" : "beside";
    return { of, x: x - (scale * width + gap) / 2, y: box.y + box.height / 2, scale };
  });
  return { figures };
}

// A figure as large as its cell allows, with air around it unless it joins the next one.
function inMiddle(
  of: Figure["of"],
  cell: Box,
  { width, height, joins }: Drawing,
  size = 1,
): Figure {
  const scale = Math.min(cell.width / width, cell.height / height) * (joins ? 1 : 0.94) * size;
  return { of, x: cell.x + cell.width / 2, y: cell.y + cell.height / 2, scale };
}

// A box divided into a middle for one large figure, and what is left on both sides.
function divide(box: Box, { width, height }: Drawing) {
  const wide = Math.min(box.width, (box.height * width) / height);
  const side = { ...box, width: (box.width - wide) / 2 };
  const middle = { ...box, x: box.x + side.width, width: wide };
  return { middle, sides: side.width < 30 ? [] : [side, { ...side, x: middle.x + wide }] };
}

function short(value: number) {
  return Number(value.toFixed(3));
}
