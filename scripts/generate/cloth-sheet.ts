import { clothOf } from "#app/leso/cloth-of.ts";
import { drawCloth } from "#app/leso/draw-cloth.ts";
import { dyes } from "#app/leso/palette.ts";
import {
  type Leso,
  borders,
  colors,
  layouts,
  motifs,
  namedMotifs,
  tones,
} from "#app/model/fields/leso.ts";

const inARow = 6;
const [wide, high] = [250, 200];

/** Every choice for a cloth by its name; neighbours differ only in that choice. */
export const everyCloth: [name: string, leso: Leso][] = [
  ...[...motifs, ...namedMotifs].map((motif): [string, Leso] => [`motif: ${motif}`, { motif }]),
  ...layouts.map((layout): [string, Leso] => [
    `layout: ${layout}`,
    { layout, motif: "tree", beside: "rays" },
  ]),
  ...borders.map((border): [string, Leso] => [`border: ${border}`, { border }]),
  ...colors.flatMap((color) =>
    tones.map((tone): [string, Leso] => [`${color}, tone: ${tone}`, { color, tone }]),
  ),
];
const usual = { color: "indigo", motif: "cashew", layout: "alone", border: "beads" } as const;

/** The picture of all choices for cloths, for the handbook. */
export function clothSheet(): string {
  const drawn = everyCloth.map(([name, leso], index) => {
    const place = `translate(${10 + wide * (index % inARow)} ${10 + high * Math.floor(index / inARow)})`;
    const cloth = drawCloth(clothOf(`sheet-${index}`, { ...usual, ...leso }));
    return `<g transform="${place}"><g transform="scale(.48)">${cloth}</g><text y="174">${name}</text></g>`;
  });
  const size = `width="${wide * inARow}" height="${high * Math.ceil(everyCloth.length / inARow)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="15"><path fill="${dyes.paper}" d="M0 0H9999V9999H0Z"/>${drawn.join("\n")}</svg>\n`;
}
