/** Texts that somebody pastes repeatedly, by mistake or on purpose. */
export const worstWords = [
  ..."x 7[*`<{\\\u00a0",
  ...["![](", "](", "[a](/////", "**a ", "[^1]: a\n\n", "`a` ", "<!--", "{/*", "%%", "{{a}} "],
  ...["<Callout>\n\n", "> a\n", "| a ", "a\n\n", "\n", "a  ", "a\u00ad", "🇰🇪"],
  ...["0700 000 ", "1-", "one ", "Aa ", "A. ", "x@y.z ", "www.", "“a ", "Monday ", "Xqzt ", "â€™"],
];

// Long enough to show a pattern that takes quadratic time.
const worstLength = 40_000;

/** A text of 40 kB that repeats some words. */
export function filled(words: string): string {
  return words.repeat(Math.ceil(worstLength / Math.max(1, words.length)));
}

/** A part of a pattern: a text that matches it, and whether the pattern repeats it. */
type Part = { sample: string; isRepeated: boolean };

/**
 * Texts of 40 kB for which a pattern takes long: a match of its beginning, followed by many
 * repeats of one of its parts.
 */
export function worstTexts({ source }: RegExp): string[] {
  const parts = partsOf(source);
  const begun = parts.map((_, at) =>
    parts
      .slice(0, at + 1)
      .map(({ sample }) => sample)
      .join(""),
  );
  const repeated = parts.flatMap(({ sample, isRepeated }, at) =>
    isRepeated ? [(begun[at - 1] ?? "") + filled(sample)] : [],
  );
  return [...new Set([...begun.map(filled), ...repeated])];
}

const token =
  /(?<open>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?<close>\))|(?<or>\|)|(?<atom>\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|[^])|/gy;
const quantifier = /[*+?]\??|\{\d+(?:,\d*)?\}\??/y;
const signs = [..."aA1 -.,:/([{*_#|“\n\t@é<>!"];

// Reads only the first alternative of each group.
function partsOf(source: string): Part[] {
  let at = 0;
  const readGroup = (): Part[] => {
    const parts: Part[] = [];
    let isFirst = true;
    while (at < source.length) {
      token.lastIndex = at;
      const { open, close, or, atom = "" } = token.exec(source)?.groups ?? {};
      at = token.lastIndex;
      if (close) break;
      if (or) isFirst = false;
      const inside = open ? readGroup() : [{ sample: sampleOf(atom), isRepeated: false }];
      quantifier.lastIndex = at;
      const times = quantifier.exec(source)?.[0] ?? "";
      at += times.length;
      const isLook = /^\(\?<?[=!]$/.test(open ?? "");
      if (isFirst && !isLook) parts.push(...(times ? [repeated(inside, times)] : inside));
    }
    return parts;
  };
  return readGroup();
}

function repeated(inside: Part[], times: string): Part {
  const sample = inside.map((part) => part.sample).join("");
  const least = Number(/\d+/.exec(times)?.[0] ?? 1);
  return { sample: sample.repeat(Math.max(1, least)), isRepeated: !times.startsWith("?") };
}

function sampleOf(atom: string) {
  if (/^(?:[\^$]?|\\[bB])$/.test(atom)) return "";
  const fits = new RegExp(`^${atom}$`, "u");
  return [atom, ...signs].find((sign) => fits.test(sign)) ?? "";
}
