import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const { resolve } = createRequire(import.meta.url);
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

// What the words of the site are written with; fonts.css names the same ranges.
const digits = "0123456789";
const others = " –—‘’“”…áàâäçéèêëíîïñóôöúùûüÉÖÜ";
const symbols = "©·×«»°½•−→";
const latin = [...range(0x20, 0x7e), others].join("");
const kikuyu = "ĨĩŨũ";

const bricolage = "@fontsource-variable/bricolage-grotesque";
const atkinson = "@fontsource-variable/atkinson-hyperlegible-next";
const textWeights = { min: 400, max: 700 };

// Atkinson Hyperlegible Next has no ĩ and ũ, and its zero has a slash, which the figures of this
// site should not have: a text borrows both from the display face.
const cuts = [
  // Headings and figures do without the symbols.
  { name: "display", source: bricolage, file: "latin", letters: latin, weight: 700 },
  { name: "display-kikuyu", source: bricolage, file: "latin-ext", letters: kikuyu, weight: 700 },
  {
    name: "text",
    source: atkinson,
    file: "latin",
    letters: latin.replaceAll(/[0-9]/g, "") + symbols,
    weight: textWeights,
  },
  { name: "text-digits", source: bricolage, file: "latin", letters: digits, weight: textWeights },
  {
    name: "text-kikuyu",
    source: bricolage,
    file: "latin-ext",
    letters: kikuyu,
    weight: textWeights,
  },
];

type Cut = (typeof cuts)[number];

/** Cuts the two faces to the letters and weights that the site uses, where that is not done yet. */
export async function cutFonts(folder = path.resolve(".cache/code/fonts")) {
  const stamp = path.join(folder, "cuts.json");
  const packages = [bricolage, atkinson].map((name) =>
    readFile(resolve(`${name}/package.json`), "utf8"),
  );
  const wanted = JSON.stringify({ cuts, packages: await Promise.all(packages) });
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return;
  await mkdir(folder, { recursive: true });
  await Promise.all(cuts.map((cut) => writeCut(cut, folder)));
  await writeWhole(stamp, wanted);
}

async function writeCut({ name, source, file, letters, weight }: Cut, folder: string) {
  const { default: subsetFont } = await import("subset-font");
  const family = source.slice(source.indexOf("/") + 1);
  const files = path.join(path.dirname(resolve(`${source}/package.json`)), "files");
  const whole = await readFile(path.join(files, `${family}-${file}-wght-normal.woff2`));
  // Share pictures are set in the display face by a program that does not read woff2.
  const formats = name.startsWith("display") ? (["woff2", "sfnt"] as const) : (["woff2"] as const);
  for (const targetFormat of formats) {
    const font = await subsetFont(whole, letters, {
      targetFormat,
      variationAxes: { wght: weight },
      // Without it every stylistic alternate of a letter comes along, unused.
      noLayoutClosure: true,
    });
    const ending = targetFormat === "sfnt" ? "ttf" : targetFormat;
    await writeWhole(path.join(folder, `${name}.${ending}`), font);
  }
}

// A file gets its name when it is whole, because another build may read it meanwhile.
async function writeWhole(file: string, content: string | Uint8Array) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
