import sharp, { type Sharp } from "sharp";
import type { SharePicture } from "#app/content/parts/share-picture.ts";
import type { Cloth } from "#app/leso/cloth-of.ts";
import { panel } from "#app/leso/draw-cloth.ts";
import { fitText } from "#scripts/build/pictures/fit-text.ts";

const [width, height] = [1200, 630];
const border = 60;
const mostBytes = 100_000;
// No picture is like another, so what libvips remembers of each would only fill the memory.
sharp.cache(false);
const labelBox = { left: 140, width: 920, mostHeight: 510, frame: 10, padding: 62 };

/** Renders a share picture as PNG: a photograph or the page's cloth, and its words on a label in the middle. */
export async function renderSharePicture(picture: SharePicture): Promise<Buffer> {
  const words = drawLabel(picture);
  // Below the middle of a photograph, so that most of it stays in view.
  const top = picture.photo ? height - words.height - 24 : Math.round((height - words.height) / 2);
  const pixels = Buffer.from(await paintedCloth(picture.cloth));
  if (picture.photo) await layPhoto(picture.photo, pixels);
  // Row by row, because the label hides what is below it, and to blend the two takes longer than all the rest.
  const label = await rawPixels(sharp(Buffer.from(svgOf(labelBox.width, words.height, words.svg))));
  for (let row = 0; row < words.height; row += 1) {
    const place = ((top + row) * width + labelBox.left) * 3;
    label.copy(pixels, place, row * labelBox.width * 3, (row + 1) * labelBox.width * 3);
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const png = await image.png().toBuffer();
  // To choose 256 colours takes several times as long, so only what is too heavy has it done.
  return png.length > mostBytes ? image.png({ palette: true, dither: 0 }).toBuffer() : png;
}

const painted = new Map<string, Promise<Buffer>>();

// The pixels of a cloth; painting takes longer than all the rest, and many pages share one.
function paintedCloth(cloth: Cloth): Promise<Buffer> {
  const key = JSON.stringify(cloth);
  // Drawn smaller, so that the border is as bold as on a page.
  const scaled = `<g transform="scale(1.5 ${height / 416})">${panel(cloth, 800, 416)}</g>`;
  const pixels = painted.get(key) ?? rawPixels(sharp(Buffer.from(svgOf(width, height, scaled))));
  painted.set(key, pixels);
  return pixels;
}

// A photograph takes the place of the field and leaves the border.
async function layPhoto(file: string, pixels: Buffer) {
  const [wide, tall] = [width - 2 * border, height - 2 * border];
  const photo = await rawPixels(sharp(file).autoOrient().resize(wide, tall));
  for (let row = 0; row < tall; row += 1) {
    const place = ((border + row) * width + border) * 3;
    photo.copy(pixels, place, row * wide * 3, (row + 1) * wide * 3);
  }
}

function rawPixels(image: Sharp) {
  return image.removeAlpha().toColourspace("srgb").raw().toBuffer();
}

function svgOf(wide: number, tall: number, inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}">${inside}</svg>`;
}

/** The label: site name and title on paper, the jina on a band of gold below them. */
function drawLabel({ siteName, title, jina, cloth }: SharePicture) {
  const { frame, padding } = labelBox;
  const { ground } = cloth.palette;
  const box = { leading: 1.2, spacing: 0, width: labelBox.width - 2 * padding };
  const name = fitText(siteName, { ...box, size: 32, height: 78 });
  const said = jina ? fitText(jina, { ...box, size: 34, height: 124 }) : undefined;
  const band = said ? Math.round(said.height) + 32 : 0;
  const rest = 2 * frame + 36 + name.height + 18 + 40 + band;
  const size = title.length > 60 ? 58 : title.length > 36 ? 70 : 84;
  const tight = { size, leading: 1.04, spacing: -0.015, height: labelBox.mostHeight - rest };
  const head = fitText(title, { ...box, ...tight });
  const whole = Math.round(rest + head.height);
  const goldTop = whole - frame - band;
  const atLeft = () => padding;
  const inMiddle = (wide: number) => (labelBox.width - wide) / 2;
  const inside = [
    rect(ground, 0, whole),
    rect("#FFFBF3", frame, whole - 2 * frame, frame),
    rect("#F5B324", goldTop, band, frame),
    ...name.draw(frame + 36, ground, atLeft),
    ...head.draw(frame + 36 + name.height + 18, ground, atLeft),
    ...(said?.draw(goldTop + 16, "#1D1533", inMiddle) ?? []),
  ];
  return { svg: inside.join(""), height: whole };
}

function rect(fill: string, y: number, tall: number, x = 0) {
  return `<path fill="${fill}" d="M${x} ${y}H${labelBox.width - x}V${y + tall}H${x}Z"/>`;
}
