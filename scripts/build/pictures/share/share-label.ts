import { shareSize } from "#scripts/build/pictures/share/share-size.ts";
import type { PlacedGlyph, SetText, Typeface } from "#scripts/build/pictures/share/typeface.ts";

/** A line of the label: its signs from `left` on, standing on `baseline`, in pixels. */
export type LabelLine = {
  size: number;
  left: number;
  baseline: number;
  isOnGold: boolean;
  glyphs: PlacedGlyph[];
};

/** The label on the cloth: a box of paper with a frame, below it perhaps a band of gold. */
export type ShareLabel = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  frame: number;
  /** Where the band of gold begins. */
  goldTop?: number;
  lines: LabelLine[];
};

/** What stands on a label. */
export type LabelWords = { siteName: string; title: string; jina?: string };

const frame = 10;
const width = 900 + 2 * frame;
const padding = 52;
const left = (shareSize.width - width) / 2;
const room = width - 2 * (frame + padding);
// So much of the cloth stays in sight above and below the longest title.
const highest = shareSize.height - 2 * 60;
const tightly = -0.015;
// Long titles are set smaller; the last sizes are for those that would not fit otherwise.
const titleSizes = [84, 70, 58, 46, 36, 28];
const name = { size: 32, above: 36, below: 18, mostLines: 2 };
const title = { leading: 1.04, below: 40 };
const jina = { size: 34, padding: 16, mostLines: 3 };

/** Lays a label out in the middle of the picture. */
export function shareLabel(face: Typeface, words: LabelWords): ShareLabel {
  const natural = face.ascent + face.descent;
  const siteName = broken(face.setText(words.siteName, 0), name.size).slice(0, name.mostLines);
  const said = broken(face.setText(words.jina ?? "", 0), jina.size).slice(0, jina.mostLines);
  const goldHeight = said.length > 0 ? said.length * jina.size * natural + 2 * jina.padding : 0;
  const rest =
    2 * frame + name.above + siteName.length * name.size * natural + name.below + title.below;
  const { size, lines } = titleLines(face, words.title, highest - rest - goldHeight);
  const height = Math.round(rest + lines.length * size * title.leading + goldHeight);
  const top = Math.round((shareSize.height - height) / 2);
  const stack = stackFrom(face, top + frame + name.above);
  const named = stack.put(siteName, name.size, natural);
  stack.skip(name.below);
  const titled = stack.put(lines, size, title.leading);
  stack.skip(title.below);
  const goldTop = goldHeight > 0 ? Math.round(stack.at()) : undefined;
  stack.skip(jina.padding);
  const gilded = stack.put(said, jina.size, natural, true);
  return {
    left,
    right: left + width,
    top,
    bottom: top + height,
    frame,
    goldTop,
    lines: [...named, ...titled, ...gilded],
  };
}

// The largest size at which the title fits and no word is cut; the last size takes what it can.
function titleLines(face: Typeface, text: string, height: number) {
  const set = face.setText(text, tightly);
  const largest = set.text.length > 60 ? 58 : set.text.length > 36 ? 70 : 84;
  const tried = titleSizes
    .filter((size) => size <= largest)
    .map((size) => ({
      size,
      lines: broken(set, size),
      mostLines: Math.max(1, Math.floor(height / (size * title.leading))),
    }));
  const fitting = tried.find(
    ({ lines, mostLines }) => lines.length <= mostLines && !lines.some(({ isCut }) => isCut),
  );
  const { size, lines, mostLines } = fitting ?? (tried.at(-1) as (typeof tried)[number]);
  return { size, lines: lines.slice(0, mostLines) };
}

type BrokenLine = { glyphs: PlacedGlyph[]; width: number; isCut: boolean };

/** Breaks a text into lines that fit, after a space or a dash and only in need inside a word. */
function broken({ text, glyphs, starts }: SetText, size: number): BrokenLine[] {
  const at = (letter: number) => (starts[letter] ?? 0) * size;
  const lines: BrokenLine[] = [];
  const end = text.trimEnd().length;
  const take = (from: number, to: number, isCut: boolean) => {
    const last = from + text.slice(from, to).trimEnd().length;
    const taken = glyphs.filter(({ letter }) => letter >= from && letter < last);
    const x = starts[from] ?? 0;
    lines.push({
      glyphs: taken.map((glyph) => ({ ...glyph, x: glyph.x - x })),
      width: at(last) - at(from),
      isCut,
    });
  };
  let from = 0;
  let lastBreak = 0;
  for (const to of [...breaksOf(text), end]) {
    const isTooWide = () => at(text.slice(0, to).trimEnd().length) - at(from) > room;
    if (isTooWide() && lastBreak > from) {
      take(from, lastBreak, false);
      from = lastBreak;
    }
    while (isTooWide()) {
      let cut = from + 1;
      while (at(cut + 1) - at(from) <= room) cut += 1;
      take(from, cut, true);
      from = cut;
    }
    lastBreak = to;
  }
  if (from < end) take(from, end, false);
  return lines;
}

function breaksOf(text: string) {
  return [...text.matchAll(/ +|[-–—](?=[^\s\d])/g)].map(
    ({ index, 0: sign }) => index + sign.length,
  );
}

function stackFrom(face: Typeface, top: number) {
  let y = top;
  const put = (lines: BrokenLine[], size: number, leading: number, isOnGold = false) =>
    lines.map(({ glyphs, width: wide }): LabelLine => {
      const spare = leading - face.ascent - face.descent;
      const baseline = Math.round(y + size * (spare / 2 + face.ascent));
      y += size * leading;
      const start = isOnGold ? (shareSize.width - wide) / 2 : left + frame + padding;
      return { size, left: start, baseline, isOnGold, glyphs };
    });
  return { put, at: () => y, skip: (height: number) => void (y += height) };
}
