/** The layout of a saying (jina) in its strip: in capitals, in one line or two. */
type JinaLines = { lines: string[]; size: number };

// The largest sizes that suit a strip; a preview 300 pixels wide still has letters of 22 pixels or more.
const [inOneLine, inTwo] = [44, 38];

/** Sets a saying in one line if its letters stay large, otherwise in two lines of similar length. */
export function setJina(jina: string, width: number): JinaLines {
  const words = jina.trim().toUpperCase().split(/\s+/);
  const breaks = words.map((_, index) => [words.slice(0, index), words.slice(index)]);
  const settings = breaks.map((parts) => {
    const lines = parts.filter((part) => part.length > 0).map((part) => part.join(" "));
    const widest = Math.max(...lines.map(widthOf));
    return {
      lines,
      size: Math.min(lines.length === 1 ? inOneLine : inTwo, width / widest),
      widest,
    };
  });
  const [whole, ...broken] = settings;
  const best = broken.sort((a, b) => a.widest - b.widest)[0];
  return !best || (whole && whole.size >= inTwo) ? (whole as JinaLines) : best;
}

// The width in em, for capitals of the display face and of its wider fallbacks.
function widthOf(line: string) {
  const widths = [...line].map((letter) =>
    /[ IJ.,;:'’!|]/.test(letter) ? 0.36 : /[MW]/.test(letter) ? 0.94 : 0.7,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
