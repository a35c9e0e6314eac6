// Subsets both typefaces to the characters and weights that the site uses, and writes them to
// app/styles/fonts, which is committed: node scripts/run.js cut-fonts
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

// The characters of the site's words; the ranges in fonts.css repeat them.
const digits = "0123456789";
const others = " –—‘’“”…";
const symbols = "©·•→";
// Few pages have any of these, so they are in separate files, which only those pages load.
const accents = "áàâäçéèêëíîïñóôöúùûüÉÖÜ";
const rare = `${accents}×«»°½−`;
const latin = [...range(0x20, 0x7e), others].join("");
const without = (left: string) => [...latin].filter((letter) => !left.includes(letter)).join("");
const kikuyu = "ĨĩŨũ";

const [bricolage, atkinson] = ["bricolage-grotesque", "atkinson-hyperlegible-next"];
const weight = { min: 400, max: 700 };

// Atkinson Hyperlegible Next has no ĩ and ũ, and its zero has a slash, which our figures should not
// have: text takes both from the display face. Headings do without the symbols.
const text = without(`${digits}\\^\`{|}~<>=`) + symbols;
const headings = without("\\^`{|}~<>=@_[]#");
const cuts = [
  { name: "display", source: bricolage, file: "latin", letters: headings, weight: 700 },
  { name: "display-accents", source: bricolage, file: "latin", letters: accents, weight: 700 },
  { name: "display-kikuyu", source: bricolage, file: "latin-ext", letters: kikuyu, weight: 700 },
  { name: "text", source: atkinson, file: "latin", letters: text, weight },
  { name: "text-accents", source: atkinson, file: "latin", letters: rare, weight },
  { name: "text-digits", source: bricolage, file: "latin", letters: digits, weight },
  { name: "text-kikuyu", source: bricolage, file: "latin-ext", letters: kikuyu, weight },
];

for (const { name, source, file, letters, weight: wght } of cuts) {
  const whole = readFileSync(
    `node_modules/@fontsource-variable/${source}/files/${source}-${file}-wght-normal.woff2`,
  );
  // Share pictures use the display face, drawn by a program that does not read woff2.
  const isDrawn = name === "display" || name === "display-kikuyu";
  const formats = isDrawn ? (["woff2", "sfnt"] as const) : (["woff2"] as const);
  for (const targetFormat of formats) {
    // A share picture has no fallback font.
    const all = targetFormat === "sfnt" && name === "display" ? latin + accents : letters;
    const font = await subsetFont(whole, all, {
      targetFormat,
      variationAxes: { wght },
      // The only font feature that pages use is kerning, and only for text: in the display face it
      // is nearly half of the file, and hardly visible.
      keepFeatures: source === atkinson || targetFormat === "sfnt" ? ["kern"] : [],
      noHinting: true,
      // Otherwise every stylistic alternate of a letter is included, unused.
      noLayoutClosure: true,
    });
    const place = `app/styles/fonts/${name}.${targetFormat === "sfnt" ? "ttf" : targetFormat}`;
    writeFileSync(place, font);
    console.log(`${place}: ${font.length} bytes`);
  }
}
