import { beforeAll, describe, expect, it } from "vitest";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { shareLabel, type LabelLine } from "#scripts/build/pictures/share/share-label.ts";
import { shareSize } from "#scripts/build/pictures/share/share-size.ts";
import { openTypeface, type Typeface } from "#scripts/build/pictures/share/typeface.ts";

let face: Typeface;

beforeAll(async () => {
  await cutFonts();
  face = await openTypeface();
});

const labelOf = (title: string, jina?: string) =>
  shareLabel(face, { siteName: "Suluhisho", title, jina });

// Without the line of the site's name.
const titleOf = (title: string) => labelOf(title).lines.slice(1);

const rightEnd = ({ left, size, glyphs }: LabelLine) =>
  Math.max(...glyphs.map((glyph) => left + (glyph.x + face.boxOf(glyph).right) * size));

describe("shareLabel", () => {
  it.each([
    ["one word", "One", 1],
    ["a short title", "Every girl in school", 1],
    ["a longer one", "What happens when a girl stays away", 3],
    ["an empty title", "", 0],
  ])("sets %s on as many lines as it needs", (_, title, lines) => {
    expect(titleOf(title)).toHaveLength(lines);
  });

  it("sets a longer title smaller", () => {
    const [short, long, longest] = [10, 50, 100].map(
      (length) => titleOf("girl ".repeat(length / 5).trim())[0]?.size ?? 0,
    );
    expect(short).toBeGreaterThan(long ?? 0);
    expect(long).toBeGreaterThan(longest ?? 0);
  });

  it.each([
    ["a title of many words", "learning ".repeat(60)],
    ["one endless word", "w".repeat(90)],
    ["a title longer than any", "promise ".repeat(400)],
    ["words joined by hyphens", "girl-led-".repeat(30)],
  ])("keeps %s inside the label and the label inside the picture", (_, title) => {
    const label = labelOf(title, "Haba na haba, hujaza kibaba. ".repeat(12));
    expect(label.top).toBeGreaterThanOrEqual(50);
    expect(label.bottom).toBeLessThanOrEqual(shareSize.height - 50);
    for (const line of label.lines) {
      expect(rightEnd(line)).toBeLessThanOrEqual(label.right - label.frame);
      expect(line.baseline + face.descent * line.size).toBeLessThanOrEqual(label.bottom);
    }
  });

  it("says every letter of a title that is broken", () => {
    const title = "The well-kept library of a school by the river, and its first readers";
    const letters = titleOf(title).flatMap(({ glyphs }) =>
      glyphs.map(({ letter }) => title[letter]),
    );
    expect(letters.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
  });

  it("makes a word smaller before it cuts it", () => {
    const word = "Wanawakewanaoongoza";
    expect(titleOf(word)).toHaveLength(1);
    expect(titleOf(word)[0]?.size).toBeLessThan(titleOf("One")[0]?.size ?? 0);
  });

  it("breaks a line after a dash and keeps a number whole", () => {
    const lines = (title: string) =>
      titleOf(title).map(({ glyphs }) => title[glyphs.at(-1)?.letter ?? 0]);
    expect(lines(`${"m".repeat(10)}-${"m".repeat(10)}`)[0]).toBe("-");
    expect(titleOf(`${"m".repeat(9)} 2020-2030`)[1]?.glyphs).toHaveLength(9);
  });

  it("gives ĩ and ũ a glyph of their own, also where they are written in two signs", () => {
    const glyphsOf = (title: string) =>
      titleOf(title).flatMap(({ glyphs }) =>
        glyphs.map(({ face: file, glyph }) => `${file} ${glyph}`),
      );
    expect(new Set(glyphsOf("ĩũĨŨ")).size).toBe(4);
    expect(glyphsOf("Wanjikũ".normalize("NFD"))).toEqual(glyphsOf("Wanjikũ"));
  });

  it("puts the line of Swahili below the title, in the middle of a band of gold", () => {
    const { goldTop = 0, lines, left, right } = labelOf("One", "Haba na haba");
    const said = lines.filter(({ isOnGold }) => isOnGold);
    expect(said).toHaveLength(1);
    for (const line of said) {
      expect(line.baseline).toBeGreaterThan(goldTop);
      expect((line.left + rightEnd(line)) / 2).toBeCloseTo((left + right) / 2, -1);
    }
    expect(labelOf("One").goldTop).toBeUndefined();
  });
});
