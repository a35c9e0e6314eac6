import { rangeIn } from "#app/content/entries.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { textsOf, type SiteText } from "#scripts/check/texts.ts";
import { codeOf, matchesOf } from "#scripts/check/words/prose-of.ts";

// Code points that are invisible, change the direction of others or do not belong in a document: controls,
// lone surrogates, default ignorables, blanks of other scripts and noncharacters. A joiner inside
// an emoji, its variation selector and the tags in the flag of a region are visible.
const flagOfRegion = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}`;
const jointInEmoji = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]{0,2})\u200D(?=\p{Extended_Pictographic})`;
const invisible = String.raw`(?![\n\t\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{DI}\u2800\uFFFE\uFFFF]`;
const invisibleOrJoined = new RegExp(`${flagOfRegion}|${jointInEmoji}|(${invisible})`, "gu");
const suspicious = new RegExp(invisible, "u");

// The invisible characters of a text, without line breaks, tabs and the parts of emoji.
function invisibleCharacters(text: string) {
  if (!suspicious.test(text)) return [];
  return [...text.matchAll(invisibleOrJoined)].flatMap(({ 1: character, index }) =>
    character === undefined ? [] : [{ character, index }],
  );
}

const quotedName = String.raw`\s*[\w-]+(?:\s*:\s*[\w-]+)?\s*`;
const halfBraced = new RegExp(
  String.raw`(?<!\{)(?:\{\{${quotedName}\}|\{${quotedName}\}\})(?!\})`,
  "g",
);

// The quoted names that lack a brace, such as {{girls}, with the correction.
function halfBraces(text: string) {
  return [...text.matchAll(halfBraced)].map(({ 0: written, index }) => ({
    index,
    written,
    meant: `{{${written.replaceAll(/[{}\s]/g, "")}}}`,
  }));
}

// Ligatures, and the letters that apps offer as bold or italic.
const oddLetters = /[\uFB00-\uFB06]|[\u{1D400}-\u{1D7FF}]+(?: [\u{1D400}-\u{1D7FF}]+)*/gu;
const hidden =
  "There is an invisible character here, which came with pasted text. To delete it, type the words on both sides again.";
// The bytes 80 to 9F in the alphabet of Windows; the others are the same in Unicode.
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
// Bytes of UTF-8 as Windows reads them; a quotation mark after a letter may be one.
const misread = new RegExp(
  `[ÃÂÄÅ](?:[\u00A0-\u00BF]|[${windows}](?=\\p{L}))|â[${windows}][${windows}\u00A0-\u00BF]`,
  "gu",
);

// The original letters; undefined if the text was not misread.
function lettersIn(garbled: string) {
  const bytes = [...garbled].map((character) => {
    const at = windows.indexOf(character);
    return at < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + at;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

const mark = String.raw`(?:#{1,6}|[-*+>]|\d{1,9}[.)])`;
const around = String.raw`(?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])[ \t])*`;
const blank = String.raw`[^\S \t\n]`;
// The text before it is only tested at such a space.
const hardBlank = new RegExp(
  String.raw`(?=${blank})(?:(?<=^${around}${mark})${blank}+|(?<=^${around})${blank}+(?=[ \t]*${mark}[ \t]))`,
  "gm",
);

export default {
  severity: "error",
  about:
    "A text contains characters that are there by accident: invisible characters, lost letters, special spaces, single braces, curly quotes round a field, or a # that cuts the text off. Delete them, or type the text again. A whole field in curly quotes is a warning.",
  check({ files }, report) {
    for (const { path: file, text, faults } of files) {
      if (faults[0]?.code === "TWO_BYTES") continue;
      const at = text.search(/[\0\uFFFD]/);
      if (at >= 0) report({ file, start: at, end: at + 1, text: lostWords(text) });
      if (text[at] === "\0") continue;
      for (const place of hiddenIn(text)) report({ file, ...place, instead: "", text: hidden });
      for (const { 0: odd, index: start } of matchesOf(text, oddLetters)) {
        const instead = odd.normalize("NFKC");
        const kind = odd.length > 1 ? "signs of mathematics" : "a single character for several";
        const advice = `These letters are ${kind}, which screen readers skip. Write ${instead}`;
        report({ file, start, end: start + odd.length, instead, text: advice });
      }
      const garbled = matchesOf(text, misread).find(([match]) => lettersIn(match));
      if (garbled) {
        const [letters] = garbled;
        const end = garbled.index + letters.length;
        const advice = `Letters were lost when this was copied: ${letters} was ${lettersIn(letters)}. Copy the text again, or correct the letters.`;
        report({ file, start: garbled.index, end, text: advice });
      }
      for (const { index, written, meant } of halfBraces(text)) {
        const end = index + written.length;
        const advice = `A brace is missing in ${written}. Write ${meant}.`;
        report({ file, start: index, end, instead: meant, text: advice });
      }
    }
    for (const file of files) hardBlanks(file, report);
  },
  checkEntry(entry, report) {
    for (const siteText of textsOf(entry)) {
      // An escape or character reference is not visible in the file.
      for (const { start, end } of hiddenIn(siteText.value)) {
        const place = siteText.at(start, end - start);
        const source = entry.file.text.slice(place.start, place.end);
        if (hiddenIn(source).length === 0) report({ ...place, text: hidden });
      }
      if (siteText.field !== "") aroundField(siteText, report);
    }
  },
} satisfies Rule;

// A special space beside a Markdown character, which would then be shown as it is.
function hardBlanks(whole: ContentFile, report: Report) {
  const { path: file, body } = whole;
  if (!body) return;
  const isCode = codeOf(whole);
  for (const { 0: blanks, index } of matchesOf(body.source, hardBlank)) {
    if (index < body.start || isCode(index)) continue;
    const text =
      "This is not an ordinary space (Word and web pages use a special one). Delete it and press the space bar.";
    report({ file, start: index, end: index + blanks.length, instead: " ", text });
  }
}

function lostWords(text: string) {
  const count = text.split(/[\0\uFFFD]+/).length - 1;
  const lost = count > 1 ? `Letters were lost in ${count} places, first` : "A letter was lost";
  return `${lost} here, when the file was saved. Type what is missing, or save the file again on a computer with the encoding UTF-8.`;
}

// Characters in a row are one finding.
function hiddenIn(text: string) {
  const ranges: { start: number; end: number }[] = [];
  for (const { character, index } of invisibleCharacters(text)) {
    const last = ranges.at(-1);
    if (last?.end === index) last.end += character.length;
    else ranges.push({ start: index, end: index + character.length });
  }
  return ranges;
}

function aroundField({ entry, path, value }: SiteText, report: Report) {
  const { path: file, text } = entry.file;
  const { start, end } = rangeIn(entry, path);
  const isPlain = text.slice(start, end) === value;
  const note = isPlain ? (/^[ \t]+#/.exec(text.slice(end))?.[0].length ?? 0) : 0;
  const cut =
    "Everything after # would be cut off. If it is part of the text, put straight quotes round the whole text. If it is a note, move it to a line of its own.";
  if (note > 0) report({ file, start: end + note - 1, end: end + note, text: cut });
  // A title may be a quotation, as in tests/whole-files/good-posts/radio-interview.mdx.
  const severity = /^“[^“”]*”$|^„[^„“]*“$|^‘[^‘’]*’$/.test(value) ? "warning" : "error";
  const isOdd = severity === "warning" || (value.endsWith('"') && value.split('"').length === 2);
  const advice =
    'This quotation mark will be shown. If it should not be, use straight quotes (") round the whole text.';
  const from = severity === "warning" ? start : end - 1;
  if (isPlain && isOdd) report({ file, start: from, end, severity, text: advice });
}
