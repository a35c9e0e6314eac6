import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const folder = path.resolve(".cache/code/fonts");
const { resolve } = createRequire(import.meta.url);
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

// What the words of the site are written with; fonts.css names the same ranges.
const signs = [...range(0x20, 0x7e), ..." ©·×«»°½–—‘’“”…•−→áàâäçéèêëíîïñóôöúùûüÉÖÜ"].join("");
const kikuyuLetters = "ĨĩŨũ";

type Cut = {
  name: string;
  package: string;
  file: string;
  letters: string;
  weight: number | { min: number; max: number };
};

const bricolage = "@fontsource-variable/bricolage-grotesque";
const atkinson = "@fontsource-variable/atkinson-hyperlegible-next";
const display = { package: bricolage, weight: 700 };
const text = { package: atkinson, weight: { min: 400, max: 700 } };
const latin = "latin-wght-normal.woff2";
const latinExtended = "latin-ext-wght-normal.woff2";

const cuts: Cut[] = [
  { ...display, name: "display", file: latin, letters: signs },
  { ...display, name: "display-kikuyu", file: latinExtended, letters: kikuyuLetters },
  { ...text, name: "text", file: latin, letters: signs },
  // Atkinson Hyperlegible Next lacks these letters, so a text borrows them from the display face.
  {
    ...text,
    package: bricolage,
    name: "text-kikuyu",
    file: latinExtended,
    letters: kikuyuLetters,
  },
];

/** Cuts the two faces to the letters and weights that the site uses, once for each way to cut. */
export async function cutFonts() {
  const stamp = path.join(folder, "cuts.json");
  const wanted = JSON.stringify({
    formats: ["woff2", "sfnt", "fallbacks"],
    cuts,
    packages: await packageVersions(),
  });
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return;
  await mkdir(folder, { recursive: true });
  await Promise.all(cuts.map(cut));
  const faces = await Promise.all([
    fallbackFaces("display", "Display"),
    fallbackFaces("text", "Text"),
  ]);
  await writeFile(path.join(folder, "fallbacks.css"), faces.join("\n"));
  await writeFile(stamp, wanted);
}

// The packages that cut are loaded only where a font has to be cut, which is once.
async function cut({ name, package: source, file, letters, weight }: Cut) {
  const { default: subsetFont } = await import("subset-font");
  const family = source.slice(source.indexOf("/") + 1);
  const whole = await readFile(
    path.join(path.dirname(resolve(`${source}/package.json`)), "files", `${family}-${file}`),
  );
  const variationAxes = { wght: weight };
  // Without the last of these every stylistic alternate of a letter comes along, unused.
  const options = { variationAxes, noLayoutClosure: true };
  const font = await subsetFont(whole, letters, { ...options, targetFormat: "woff2" });
  await writeFile(path.join(folder, `${name}.woff2`), font);
  if (typeof weight !== "number") return;
  // Share pictures are set with the display face, by a program that cannot read woff2.
  const open = await subsetFont(whole, letters, { ...options, targetFormat: "sfnt" });
  await writeFile(path.join(folder, `${name}.ttf`), open);
}

function packageVersions() {
  return Promise.all(
    [bricolage, atkinson].map((name) => readFile(resolve(`${name}/package.json`), "utf8")),
  );
}

// Until a face has arrived its words stand in one that every device has, stretched to the same
// size, so that nothing moves when it comes.
async function fallbackFaces(name: string, family: string) {
  const [{ createFontStack }, { fromFile }, { default: arial }, { default: roboto }] =
    await Promise.all([
      import("@capsizecss/core"),
      import("@capsizecss/unpack/fs"),
      import("@capsizecss/metrics/arial"),
      import("@capsizecss/metrics/roboto"),
    ]);
  const face = await fromFile(path.join(folder, `${name}.woff2`));
  const { fontFaces } = createFontStack([face, arial, roboto]);
  return fontFaces
    .replaceAll(/font-family: "[^"]*Fallback: (\w+)"/g, `font-family: "${family} $1"`)
    .replaceAll("local('ArialMT')", "local('ArialMT'), local('Liberation Sans')");
}
