import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { palettes } from "#app/leso/palette.ts";
import { colors } from "#app/model/fields/leso.ts";

const css = await readFile("app/styles.css", "utf8");
const [light = "", dark = ""] = css.split("prefers-color-scheme: dark");
const schemes = { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } };

// Text colors with their backgrounds; the first list is for text at length.
const body = [
  ["ink", "paper"],
  ["ink", "shell"],
  ["muted", "paper"],
  ["muted", "shell"],
  ["link", "paper"],
  ["link", "shell"],
  ["cloth-ink", "marigold"],
  ...colors.map((color) => ["on-cloth", color]),
];
const emphasized = [
  ["problem", "paper"],
  ["problem", "shell"],
];
const boundaries = [
  ["line", "paper"],
  ["line", "shell"],
  ["ink", "paper"],
  ["ink", "shell"],
  ...colors.map((color) => ["marigold", color]),
];

describe.each(Object.entries(schemes))("the %s scheme", (_name, scheme) => {
  it.each(body)("sets %s on %s at 7:1 or more", (words, ground) => {
    expect(contrast(scheme[words], scheme[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(emphasized)("sets %s on %s at 4.5:1 or more", (words, ground) => {
    expect(contrast(scheme[words], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaries)("draws %s on %s at 3:1 or more", (line, ground) => {
    expect(contrast(scheme[line], scheme[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(["first", "second", "third"])("draws the %s share or its outline at 3:1", (share) => {
    const own = contrast(scheme[`${share}-share`], scheme.paper);
    expect(Math.max(own, contrast(scheme.line, scheme.paper))).toBeGreaterThanOrEqual(3);
  });
});

describe("the palettes of the leso", () => {
  it.each(colors)("draw figures on %s at 3:1 or more", (color) => {
    for (const { ground, figure, light: lit } of palettes[color]) {
      expect(contrast(figure, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(lit, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(colors)("use the token's %s for the ground", (color) => {
    for (const { ground } of palettes[color])
      expect(ground.toLowerCase()).toBe(schemes.light[color]);
  });
});

function tokens(text: string): Record<string, string> {
  const found = text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = "", hex = ""]) => [name, hex]));
}

// WCAG 2.2, "contrast ratio" and "relative luminance".
function contrast(one = "", other = "") {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
