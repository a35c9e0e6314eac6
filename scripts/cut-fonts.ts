// Cuts both faces to the letters and weights that the site uses, into app/styles/fonts, which is
// committed: node scripts/run.js cut-fonts
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

// What the words of the site are written with; fonts.css names the same ranges.
const digits = "0123456789";
const others = " –—‘’“”…áàâäçéèêëíîïñóôöúùûüÉÖÜ";
const symbols = "©·×«»°½•−→";
const latin = [...range(0x20, 0x7e), others].join("");
const kikuyu = "ĨĩŨũ";

const [bricolage, atkinson] = ["bricolage-grotesque", "atkinson-hyperlegible-next"];
const weight = { min: 400, max: 700 };

// Atkinson Hyperlegible Next has no ĩ and ũ, and its zero has a slash, which the figures of this
// site should not have: a text borrows both from the display face. Headings do without the symbols.
const text = latin.replaceAll(/[0-9]/g, "") + symbols;
const cuts = [
  { name: "display", source: bricolage, file: "latin", letters: latin, weight: 700 },
  { name: "display-kikuyu", source: bricolage, file: "latin-ext", letters: kikuyu, weight: 700 },
  { name: "text", source: atkinson, file: "latin", letters: text, weight },
  { name: "text-digits", source: bricolage, file: "latin", letters: digits, weight },
  { name: "text-kikuyu", source: bricolage, file: "latin-ext", letters: kikuyu, weight },
];

for (const { name, source, file, letters, weight: wght } of cuts) {
  const whole = readFileSync(
    `node_modules/@fontsource-variable/${source}/files/${source}-${file}-wght-normal.woff2`,
  );
  // Share pictures are set in the display face by a program that does not read woff2.
  const formats = name.startsWith("display") ? (["woff2", "sfnt"] as const) : (["woff2"] as const);
  for (const targetFormat of formats) {
    const font = await subsetFont(whole, letters, {
      targetFormat,
      variationAxes: { wght },
      // Without it every stylistic alternate of a letter comes along, unused.
      noLayoutClosure: true,
    });
    const place = `app/styles/fonts/${name}.${targetFormat === "sfnt" ? "ttf" : targetFormat}`;
    writeFileSync(place, font);
    console.log(`${place}: ${font.length} bytes`);
  }
}
