import sharp from "sharp";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import type { Cloth } from "#app/leso/cloth.ts";
import { panel } from "#app/leso/draw-cloth.ts";
import type { Palette } from "#app/leso/palette.ts";
import { fitText } from "#scripts/build/pictures/fit-text.ts";

const [width, height] = [1200, 630];
const mostBytes = 100_000;
const label = { left: 140, width: 920, mostHeight: 510, frame: 10, padding: 62 };

/** Renders a share picture as PNG: the page's cloth, and its words on a label in the middle. */
export async function renderSharePicture(picture: SharePicture): Promise<Buffer> {
  const words = drawLabel(picture);
  const [labelPixels, mixes] = await Promise.all([pixelsOf(words.svg), drawMixes(picture.cloth)]);
  const pixels = colored(mixes, picture.cloth.palette);
  const top = Math.round((height - words.height) / 2);
  const row = 4 * label.width;
  for (let y = 0; y < words.height; y += 1) {
    const start = 4 * ((top + y) * width + label.left);
    labelPixels.copy(pixels, start, y * row, (y + 1) * row);
  }
  const raw = { width, height, channels: 4 } as const;
  const image = sharp(pixels, { raw }).removeAlpha();
  const png = await image.png().toBuffer();
  // To choose 256 colors takes several times as long, so only very long titles have it done.
  return png.length > mostBytes ? image.png({ palette: true, dither: 0 }).toBuffer() : png;
}

/** The label: site name and title on paper, the jina on a band of gold below them. */
function drawLabel({ siteName, title, jina, cloth }: SharePicture) {
  const { frame, padding } = label;
  const { ground } = cloth.palette;
  const box = { leading: 1.2, spacing: 0, width: label.width - 2 * padding };
  const name = fitText(siteName, { ...box, size: 32, height: 78 });
  const said = jina ? fitText(jina, { ...box, size: 34, height: 124 }) : undefined;
  const band = said ? Math.round(said.height) + 32 : 0;
  const rest = 2 * frame + 36 + name.height + 18 + 40 + band;
  const size = title.length > 60 ? 58 : title.length > 36 ? 70 : 84;
  const tight = { size, leading: 1.04, spacing: -0.015, height: label.mostHeight - rest };
  const head = fitText(title, { ...box, ...tight });
  const whole = Math.round(rest + head.height);
  const goldTop = whole - frame - band;
  const atLeft = () => padding;
  const inMiddle = (wide: number) => (label.width - wide) / 2;
  const inside = [
    rect(ground, 0, whole),
    rect("#FFFBF3", frame, whole - 2 * frame, frame),
    rect("#F5B324", goldTop, band, frame),
    ...name.draw(frame + 36, ground, atLeft),
    ...head.draw(frame + 36 + name.height + 18, ground, atLeft),
    ...(said?.draw(goldTop + 16, "#1D1533", inMiddle) ?? []),
  ];
  return { svg: svgOf(label.width, whole, inside.join("")), height: whole };
}

function rect(fill: string, y: number, tall: number, x = 0) {
  return `<path fill="${fill}" d="M${x} ${y}H${label.width - x}V${y + tall}H${x}Z"/>`;
}

// To draw a cloth takes far longer than to color it, so it is drawn once for all palettes: the red,
// green and blue of a pixel say how much of the figure, the light and the deep color is in it.
const pure: Palette = { ground: "#000", figure: "#F00", light: "#0F0", deep: "#00F" };
let last: { name: string; pixels: Promise<Buffer> } | undefined;

function drawMixes({ color, motif, layout, border }: Cloth): Promise<Buffer> {
  const name = `${motif} ${layout} ${border}`;
  if (last?.name !== name) {
    const cloth = { seed: "share", color, motif, layout, border, palette: pure };
    // Drawn smaller, so that the border is as bold as on a page.
    const scaled = `<g transform="scale(1.5 ${height / 416})">${panel(cloth, 800, 416)}</g>`;
    last = { name, pixels: pixelsOf(svgOf(width, height, scaled)) };
  }
  return last.pixels;
}

// A color is mixed in fifteenths, which no eye tells from finer ones and which make smaller files.
function colored(mixes: Buffer, { ground, figure, light, deep }: Palette): Buffer {
  const colors = [ground, figure, light, deep].map((hex) => Buffer.from(hex.slice(1), "hex"));
  const table = Buffer.alloc(4 * 16 ** 3, 255);
  for (let mix = 0; mix < 16 ** 3; mix += 1) {
    const parts = [mix & 15, (mix >> 4) & 15, mix >> 8];
    const all = [Math.max(0, 15 - parts.reduce((sum, part) => sum + part)), ...parts];
    for (let channel = 0; channel < 3; channel += 1) {
      const sum = all.reduce((sum, part, index) => sum + part * (colors[index]?.[channel] ?? 0), 0);
      table[4 * mix + channel] = Math.round(sum / 15);
    }
  }
  const from = new Uint32Array(mixes.buffer, mixes.byteOffset, mixes.length / 4);
  const known = new Uint32Array(table.buffer, table.byteOffset, 16 ** 3);
  const pixels = new Uint32Array(from.length);
  for (let at = 0; at < from.length; at += 1) {
    const mix = from[at] ?? 0;
    pixels[at] = known[((mix >> 4) & 15) | ((mix >> 8) & 240) | ((mix >> 12) & 3840)] ?? 0;
  }
  return Buffer.from(pixels.buffer);
}

function svgOf(wide: number, tall: number, inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}">${inside}</svg>`;
}

function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}
