// Signs that show as nothing, turn the order of others round, or that no document may hold: orders
// to old printers, halves of letters, soft hyphens, joints, blanks of other scripts. A joint inside
// an emoji, its color and the flags of regions are part of what is seen.
const flagOfRegion = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}`;
const jointInEmoji = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]{0,2})\u200D(?=\p{Extended_Pictographic})`;
const hidden = String.raw`(?![\n\t\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{DI}\u2800\uFFFE\uFFFF]`;
const pattern = new RegExp(`${flagOfRegion}|${jointInEmoji}|(${hidden})`, "gu");
const suspicious = new RegExp(hidden, "u");
// Letters, digits and signs of every day, among which none is hidden; a text of these alone is quick
// to look through.
const everyday = /^[\n\t -~\u00A0-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u203A]*$/;

/** A character of a text that nobody sees and that belongs to no text. */
export type InvisibleCharacter = { character: string; index: number };

/** The signs of a text that nobody sees; line breaks, tabs and what makes an emoji are none. */
export function invisibleCharacters(text: string): InvisibleCharacter[] {
  if (everyday.test(text) || !suspicious.test(text)) return [];
  return [...text.matchAll(pattern)].flatMap(({ 1: character, index }) =>
    character === undefined ? [] : [{ character, index }],
  );
}

/** What is said of such a character. */
export const invisibleCharacterWords = {
  says: "An invisible character stands here that belongs to no text.",
  fix: "Take it away: write the words on either side of it again.",
};
