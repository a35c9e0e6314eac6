import type { ClothDesign } from "#app/leso/cloth-of.ts";
import { motifDrawings } from "#app/leso/motif-drawings.ts";
import type { Drawing } from "#app/leso/motifs/drawing.ts";
import type { ClothLayout } from "#app/model/fields/leso.ts";

/** A rectangle on a cloth. */
export type Box = { x: number; y: number; width: number; height: number };
/** A figure at its position, or a dot if there is no drawing. */
type Placed = { drawing?: Drawing; x: number; y: number; scale: number };

/** The field (mji) of a cloth in a box: whole rows and columns of figures, none cut off at the edge. */
export function drawField(cloth: ClothDesign, name: string, box: Box) {
  const { palette, seed, layout } = cloth;
  const [motif, beside] = [motifDrawings[cloth.motif], motifDrawings[cloth.beside]];
  const idOf = (drawing: Drawing) => `${seed}-${name}-${drawing === motif ? "motif" : "beside"}`;
  const placed = layouts[layout](box, motif, beside);
  const drawn = [...new Set(placed.flatMap(({ drawing }) => drawing ?? []))].map(
    (drawing) => `<g id="${idOf(drawing)}">${drawing.draw(palette)}</g>`,
  );
  const uses = placed.map(({ drawing, x, y, scale }) =>
    drawing
      ? `<use href="#${idOf(drawing)}" transform="translate(${short(x, 1)} ${short(y, 1)}) scale(${short(scale, 3)})"/>`
      : `<circle cx="${short(x, 1)}" cy="${short(y, 1)}" r="3" fill="${palette.light}"/>`,
  );
  return `<defs>${drawn.join("")}</defs>${uses.join("")}`;
}

const layouts: Record<ClothLayout, (box: Box, motif: Drawing, beside: Drawing) => Placed[]> = {
  grid: (box, motif, beside) => inTurns(layRows(box, motif), motif, beside),
  brick: (box, motif, beside) => inTurns(layRows(box, motif, 0, true), motif, beside),
  scatter: (box, motif, beside) => inTurns(layRows(box, motif), motif, beside, 0.55),
  frieze: (box, motif, beside) =>
    motif === beside
      ? inTurns(layRows(box, motif, 1), motif, beside)
      : layInTurns(box, motif, beside),
  alone: (box, motif) => [inMiddle(box, motif)],
  medallion: (box, motif, beside) => {
    const { middle, sides } = divide(box, motif);
    const around = sides.flatMap((side) => inTurns(layRows(side, beside), beside, beside));
    return [inMiddle(middle, motif), ...around];
  },
  corners: (box, motif, beside) => {
    const { middle, sides } = divide(box, motif);
    const corners = sides.flatMap(({ height, y, ...side }) =>
      [0, height / 2].map((below) => ({ ...side, y: y + below, height: height / 2 })),
    );
    return [inMiddle(middle, motif), ...corners.map((corner) => inMiddle(corner, beside))];
  },
  bands: ({ y, height, ...box }, motif, beside) => {
    const narrow = height * 0.24;
    const row = (from: number, tall: number, drawing: Drawing) =>
      inTurns(layRows({ ...box, y: from, height: tall }, drawing, 1), drawing, drawing);
    return [
      ...row(y + narrow, height - 2 * narrow, motif),
      ...[y, y + height - narrow].flatMap((from) => row(from, narrow, beside)),
    ];
  },
};

// The cells of whole rows and columns in a box, for figures of one shape.
function layRows(box: Box, { width, height, joins }: Drawing, rows = 0, isShifted = false) {
  const down = rows || Math.max(1, Math.round(box.height / (1.1 * Math.min(64, height))));
  const tall = box.height / down;
  const fitting = (box.width * height) / (width * tall);
  const across = Math.max(1, joins ? Math.ceil(fitting) : Math.round(fitting));
  const wide = box.width / across;
  return Array.from({ length: down }, (_, row) => {
    const isOdd = isShifted && row % 2 === 1;
    const more = isOdd && across > 1 ? -1 : 0;
    return Array.from({ length: across + more }, (_, column) => ({
      x: box.x + (column - more / 2) * wide,
      y: box.y + row * tall,
      width: wide,
      height: tall,
    }));
  });
}

// Two alternating figures, the second smaller if asked, with a dot between each four cells.
function inTurns(rows: Box[][], motif: Drawing, beside: Drawing, size = 1): Placed[] {
  const figures = rows.flatMap((cells, row) =>
    cells.map((cell, column) =>
      (row + column) % 2 === 1 ? inMiddle(cell, beside, size) : inMiddle(cell, motif),
    ),
  );
  const [first = [], second] = rows;
  const isOpen = second?.length === first.length && !beside.joins;
  const dots = (isOpen ? rows.slice(1) : []).flatMap(([start, ...others]) => {
    const corners = others.map(({ x, y }) => ({ x, y, scale: 1 }));
    if (!start || corners.length > 0) return corners;
    return [{ x: start.x + start.width / 2, y: start.y, scale: 1 }];
  });
  return [...figures, ...dots];
}

// A row of two alternating figures in proportion to each other; the first figure is at both ends.
function layInTurns(box: Box, motif: Drawing, beside: Drawing): Placed[] {
  const full = box.height / Math.max(motif.height, beside.height);
  const fitting = (box.width / full - motif.width) / (motif.width + beside.width);
  const pairs = Math.max(1, Math.round(fitting + 0.2));
  const row = [...Array.from({ length: pairs }, () => [motif, beside]).flat(), motif];
  const total = row.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(0.94 * full, box.width / total);
  const gap = (box.width - scale * total) / row.length;
  let end = box.x;
  return row.map((drawing) => {
    const wide = scale * drawing.width + gap;
    end += wide;
    return { drawing, x: end - wide / 2, y: box.y + box.height / 2, scale };
  });
}

// A figure as large as its cell allows, with space around it unless it joins the next.
function inMiddle(cell: Box, drawing: Drawing, size = 1): Placed {
  const { width, height, joins } = drawing;
  const scale = Math.min(cell.width / width, cell.height / height) * (joins ? 1 : 0.94) * size;
  return { drawing, x: cell.x + cell.width / 2, y: cell.y + cell.height / 2, scale };
}

// A box divided into a middle for one large figure, and the parts left and right of it.
function divide(box: Box, { width, height }: Drawing) {
  const wide = Math.min(box.width, (box.height * width) / height);
  const side = { ...box, width: (box.width - wide) / 2 };
  const middle = { ...box, x: box.x + side.width, width: wide };
  return { middle, sides: side.width < 30 ? [] : [side, { ...side, x: middle.x + wide }] };
}

function short(value: number, digits: number) {
  return Number(value.toFixed(digits));
}
