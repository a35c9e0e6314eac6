import sharp, { type Sharp } from "sharp";
import type { SharePicture } from "#app/content/parts/share-picture.ts";
import { panelOf } from "#app/leso/draw-cloth.ts";
import { fitText } from "#scripts/build/pictures/fit-text.ts";
import { siteMark } from "#scripts/build/pictures/site-mark.ts";

type Label = { svg: string; width: number; height: number; left: number; top: number };

const unit = 1.5;
const border = 60;
const mostBytes = 100_000;
const frame = 10;
const [markSize, markRoom] = [44, 60];
// Around the tallest label is a row of figures; labels differ by whole steps, so that many share a cloth.
const step = 48;
// No picture is like another, so what libvips remembers of each would only fill the memory.
sharp.cache(false);

type Look = {
  width: number;
  height: number;
  label: { width: number; mostHeight: number; padding: number };
  /** How large a title of so many letters is at most. */
  titleSize: (letters: number) => number;
  jinaSize: number;
};

/** Wide for the preview of a link; square, with everything in the middle, for a proverb that is sent as a picture. */
const shapes: Record<SharePicture["shape"], Look> = {
  wide: {
    width: 1200,
    height: 630,
    label: { width: 920, mostHeight: 390, padding: 62 },
    titleSize: (letters) => (letters > 60 ? 58 : letters > 36 ? 70 : 84),
    jinaSize: 34,
  },
  square: {
    width: 1056,
    height: 1056,
    label: { width: 732, mostHeight: 732, padding: 48 },
    titleSize: (letters) => (letters > 20 ? 76 : letters > 14 ? 104 : 122),
    jinaSize: 44,
  },
};

/** Renders a share picture as PNG: a photograph or the page's cloth, and its words on a label in the middle. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { width, height } = shapes[picture.shape];
  const label = await drawLabel(picture);
  const pixels = Buffer.from(await paintedCloth(picture, label));
  if (picture.photo) await layPhoto(picture.photo, pixels, width, height);
  // Row by row, because the label hides what is below it, and to blend the two takes longer than all the rest.
  const drawn = await rawPixels(sharp(Buffer.from(svgOf(label.width, label.height, label.svg))));
  for (let row = 0; row < label.height; row += 1) {
    const place = ((label.top + row) * width + label.left) * 3;
    drawn.copy(pixels, place, row * label.width * 3, (row + 1) * label.width * 3);
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const png = await image.png({ compressionLevel: 3 }).toBuffer();
  // To choose 256 colours takes several times as long, so only what is too heavy has it done.
  return png.length > mostBytes ? image.png({ palette: true, dither: 0 }).toBuffer() : png;
}

const painted = new Map<string, Promise<Buffer>>();

// The pixels of a cloth with room for its label; painting takes longer than all the rest, and many pages share one.
function paintedCloth({ cloth, shape }: SharePicture, label: Label): Promise<Buffer> {
  const { width, height } = shapes[shape];
  const key = JSON.stringify([cloth, shape, label.height]);
  const across = width / unit;
  // The border is made of whole units of 32.
  const down = 32 * Math.floor(height / unit / 32);
  const tall = height / down;
  const room = {
    x: label.left / unit,
    y: (height - label.height) / 2 / tall,
    width: label.width / unit,
    height: label.height / tall,
  };
  // Drawn smaller, so that the border is as bold as on a page.
  const scaled = `<g transform="scale(${unit} ${tall})">${panelOf(cloth, across, down, room)}</g>`;
  const pixels = painted.get(key) ?? rawPixels(sharp(Buffer.from(svgOf(width, height, scaled))));
  painted.set(key, pixels);
  return pixels;
}

// A photograph takes the place of the field and leaves the border.
async function layPhoto(file: string, pixels: Buffer, width: number, height: number) {
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

let mark: Promise<Buffer> | undefined;

/** The label: the site's mark, its name and the title on paper, the jina on a band of gold below them. */
async function drawLabel({ shape, photo, ...words }: SharePicture): Promise<Label> {
  const { width, height, label, titleSize, jinaSize } = shapes[shape];
  const isSquare = shape === "square";
  const { ground } = words.cloth.palette;
  const title = isSquare ? words.title.toUpperCase() : words.title;
  const inner = label.width - 2 * label.padding;
  const box = { leading: 1.2, spacing: 0, width: inner };
  const name = fitText(words.siteName, { ...box, size: 32, height: 78, width: inner - markRoom });
  const said = words.jina && fitText(words.jina, { ...box, size: jinaSize, height: 124 });
  const band = said ? Math.round(said.height) + 32 : 0;
  const rest = 2 * frame + 30 + name.height + 18 + 34 + band;
  const tight = { leading: 1.04, spacing: -0.015, height: label.mostHeight - rest };
  const head = fitText(title, { ...box, ...tight, size: titleSize(title.length) });
  const spare = label.mostHeight - rest - head.height;
  const whole = label.mostHeight - (isSquare ? 0 : step * Math.floor(spare / step));
  const air = (whole - rest - head.height) / 2;
  const nameTop = frame + 30 + (isSquare ? 0 : air * 0.8);
  const goldTop = whole - frame - band;
  const inMiddle = (wide: number) => (label.width - wide) / 2;
  const atStart = (wide: number) => (isSquare ? inMiddle(wide) : label.padding);
  let markLeft = 0;
  const siteName = name.draw(nameTop, ground, (wide) => {
    markLeft = atStart(wide + markRoom);
    return markLeft + markRoom;
  });
  mark ??= siteMark(2 * markSize);
  const drawing = `data:image/png;base64,${(await mark).toString("base64")}`;
  const markTop = nameTop + (name.height - markSize) / 2;
  const rect = (fill: string, y: number, tall: number, x = 0) =>
    `<path fill="${fill}" d="M${x} ${y}H${label.width - x}V${y + tall}H${x}Z"/>`;
  const inside = [
    rect(ground, 0, whole),
    rect("#FFFBF3", frame, whole - 2 * frame, frame),
    rect("#F5B324", goldTop, band, frame),
    `<image x="${markLeft}" y="${markTop}" width="${markSize}" height="${markSize}" href="${drawing}"/>`,
    ...siteName,
    ...head.draw(frame + 48 + name.height + air, ground, atStart),
    ...(said ? said.draw(goldTop + 16, "#1D1533", inMiddle) : []),
  ];
  return {
    svg: inside.join(""),
    width: label.width,
    height: whole,
    left: (width - label.width) / 2,
    // Below the middle of a photograph, so that most of it stays in view.
    top: photo ? height - whole - 24 : Math.round((height - whole) / 2),
  };
}
