import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { paletteOf } from "#app/leso/palette.ts";
import { colors, tones } from "#app/model/fields/leso.ts";

const sheets = ["app/styles/palette.css", "app/styles.css"].map((file) => readFile(file, "utf8"));
const [light = "", dark = ""] = (await Promise.all(sheets))
  .join("")
  .split("prefers-color-scheme: dark");
const schemes = { light: colorsIn(light), dark: colorsIn(light + dark) };

const papers = ["paper", "shell"];
// Colours on backgrounds with their least contrast: 7 for long text, 4.5 for a few words, 3 for borders.
const pairs = [
  ["ink", papers, 7],
  ["muted", papers, 7],
  ["link", papers, 7],
  ["problem", papers, 4.5],
  ["line", papers, 3],
  ["mark", papers, 3],
  ["button", papers, 3],
  ["on-button", ["button"], 7],
  ["cloth-ink", ["marigold"], 7],
  ["on-cloth", colors, 7],
  ["marigold", colors, 3],
] as const;

it.each(Object.entries(schemes))("the %s scheme has enough contrast", (_name, scheme) => {
  for (const [color, grounds, ratio] of pairs)
    for (const ground of grounds) {
      const found = contrast(scheme[color], scheme[ground]);
      expect.soft(found, `${color} on ${ground}`).toBeGreaterThanOrEqual(ratio);
    }
  // A share or its outline can be made out.
  const outline = contrast(scheme.line, scheme.paper);
  for (const share of ["first-share", "second-share", "third-share", "fourth-share"])
    expect
      .soft(Math.max(contrast(scheme[share], scheme.paper), outline), share)
      .toBeGreaterThanOrEqual(3);
});

it.each(colors.flatMap((color) => tones.map((tone) => [color, tone] as const)))(
  "the figures and the border of a %s cloth in the tone %s can be made out",
  (color, tone) => {
    const { ground, figure, light, edge, trim, spot } = paletteOf(color, tone);
    for (const used of [figure, light])
      expect.soft(contrast(used, ground), used).toBeGreaterThanOrEqual(3);
    for (const used of [trim, spot])
      expect.soft(contrast(used, edge), used).toBeGreaterThanOrEqual(3);
  },
);

// A colour is a hex value or the name of another colour.
function colorsIn(text: string): Record<string, string> {
  const matches = text.matchAll(/--color-([a-z-]+): (?:var\(--color-([a-z-]+)\)|(#[0-9a-f]{6}));/g);
  const written = new Map(Array.from(matches, ([, name, other, hex]) => [name, { other, hex }]));
  const hexOf = (name?: string): string => {
    const { other, hex } = written.get(name) ?? {};
    return other ? hexOf(other) : (hex ?? "");
  };
  return Object.fromEntries(Array.from(written.keys(), (name = "") => [name, hexOf(name)]));
}

// WCAG 2.2, "contrast ratio" and "relative luminance".
function contrast(color = "", other = "") {
  const [lighter = 0, darker = 0] = [luminance(color), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
