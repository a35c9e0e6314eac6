// Code points that are invisible, change the direction of others or do not belong in a document: controls,
// lone surrogates, default ignorables, blanks of other scripts and noncharacters. A joiner inside
// an emoji, its variation selector and the tags in the flag of a region are visible.
const flagOfRegion = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}`;
const jointInEmoji = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]{0,2})\u200D(?=\p{Extended_Pictographic})`;
const hidden = String.raw`(?![\n\t\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{DI}\u2800\uFFFE\uFFFF]`;
const pattern = new RegExp(`${flagOfRegion}|${jointInEmoji}|(${hidden})`, "gu");
const suspicious = new RegExp(hidden, "u");
// Most texts only have these visible characters, so testing for them first is faster.
const everyday = /^[\n\t -~\u00A0-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u203A]*$/;

/** The invisible characters of a text, without line breaks, tabs and the parts of emoji. */
export function invisibleCharacters(text: string) {
  if (everyday.test(text) || !suspicious.test(text)) return [];
  return [...text.matchAll(pattern)].flatMap(({ 1: character, index }) =>
    character === undefined ? [] : [{ character, index }],
  );
}
