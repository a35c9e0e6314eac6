import { nodesIn, startOf } from "#app/content/bodies/tree.ts";
import { rangeIn } from "#app/content/entries.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { invisibleCharacters } from "#app/model/fields/invisible-characters.ts";
import { halfBraces } from "#app/model/half-braces.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { matchesOf } from "#scripts/check/words/prose-of.ts";

const hidden =
  "There is an invisible character here. Delete it: type the words on either side of it again.";
const lost =
  "A letter was lost here when the file was saved. Save it as UTF-8 and write the letter again.";
// The bytes 80 to 9F in the alphabet of Windows; the others are the same in Unicode.
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
// Bytes of UTF-8 as Windows reads them; a quotation mark after a letter may be one.
const misread = new RegExp(
  `[ÃÂÄÅ](?:[\u00A0-\u00BF]|[${windows}](?=\\p{L}))|â[${windows}][${windows}\u00A0-\u00BF]`,
  "gu",
);

// What was written before it was misread; undefined where it means itself.
function lettersIn(found: string) {
  const bytes = [...found].map((sign) => {
    const at = windows.indexOf(sign);
    return at < 0 ? (sign.codePointAt(0) ?? 0) : 0x80 + at;
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
// Only at such a blank it is asked what is before it.
const hardBlank = new RegExp(
  String.raw`(?=${blank})(?:(?<=^${around}${mark})${blank}+|(?<=^${around})${blank}+(?=[ \t]*${mark}[ \t]))`,
  "gm",
);

export default {
  severity: "error",
  about:
    "A text has characters that nobody meant: invisible ones, lost letters, hard spaces, half braces, curly quotes round a field, or a # that cuts a text off.",
  check({ files, texts }, report) {
    for (const { path: file, text } of files) {
      const at = text.search(/[\0\uFFFD]/);
      if (at >= 0) report({ file, start: at, end: at + 1, text: lost });
      if (text[at] === "\0") continue;
      tellPasted(file, text, report);
      for (const { 0: sign, index: start } of matchesOf(text, /[\uFB00-\uFB06]/g)) {
        const instead = sign.normalize("NFKC");
        const said = `One sign is used for several letters here. Write ${instead}`;
        report({ file, start, end: start + 1, instead, text: said });
      }
      const garbled = matchesOf(text, misread).find(([found]) => lettersIn(found));
      if (garbled) {
        const [found] = garbled;
        const end = garbled.index + found.length;
        const said = `Letters were lost when this was copied: ${found} was ${lettersIn(found)}. Copy it again, or write such letters again.`;
        report({ file, start: garbled.index, end, text: said });
      }
      for (const { index, written, meant } of halfBraces(text)) {
        const end = index + written.length;
        const said = `A brace is missing: ${written}. Write ${meant}.`;
        report({ file, start: index, end, instead: meant, text: said });
      }
    }
    for (const one of texts) {
      // An escape or a character reference hides it from whoever reads the file.
      for (const { start, end } of hiddenIn(one.value)) {
        const place = one.at(start, end - start);
        const source = one.entry.file.text.slice(place.start, place.end);
        if (hiddenIn(source).length === 0) report({ ...place, text: hidden });
      }
      if (one.field !== "") aroundField(one, report);
    }
    for (const file of files) hardBlanks(file, report);
  },
} satisfies Rule;

// A blank that is not a space, beside a sign of Markdown, which would be printed.
function hardBlanks({ path: file, body }: ContentFile, report: Report) {
  if (!body) return;
  const code = nodesIn(body.tree).filter(({ type }) => /code$/i.test(type));
  const isCode = (at: number) =>
    code.some((one) => startOf(one).offset <= at && at < (one.position?.end.offset ?? 0));
  for (const { 0: blanks, index } of matchesOf(body.source, hardBlank)) {
    if (index < body.start || isCode(index)) continue;
    const text =
      "This is not an ordinary space (Word and web pages use a special one). Delete it and press the space bar.";
    report({ file, start: index, end: index + blanks.length, instead: " ", text });
  }
}

// A page of Word brings many of them, which one new paste takes away.
function tellPasted(file: string, text: string, report: Report) {
  const points = [...text.matchAll(/^[o§·]\t/gm)].map(({ index }) => ({
    start: index,
    end: index + 2,
  }));
  const places = [...hiddenIn(text), ...points].sort((one, other) => one.start - other.start);
  const [first] = places;
  const isOne = places.length === 1 && points.length === 0;
  const advice = `${places.length} characters came here from another program that readers would not see as they are meant. Paste the text again without its format (Ctrl+Shift+V), and begin each point of a list with "- ".`;
  if (first)
    report({ file, ...first, ...(isOne ? { instead: "", text: hidden } : { text: advice }) });
}

// Several in a row came with one paste.
function hiddenIn(text: string) {
  const found: { start: number; end: number }[] = [];
  for (const { character, index } of invisibleCharacters(text)) {
    const last = found.at(-1);
    if (last?.end === index) last.end += character.length;
    else found.push({ start: index, end: index + character.length });
  }
  return found;
}

function aroundField({ entry, path, value }: SiteText, report: Report) {
  const { path: file, text } = entry.file;
  const { start, end } = rangeIn(entry, path);
  const isPlain = text.slice(start, end) === value;
  const note = isPlain ? (/^[ \t]+#/.exec(text.slice(end))?.[0].length ?? 0) : 0;
  const cut =
    "Readers do not see what is behind a #. If they should, put straight quotes round the whole text; if not, put it on a line of its own.";
  if (note > 0) report({ file, start: end + note - 1, end: end + note, text: cut });
  // A title may be a quotation, as in tests/whole-files/good-posts/radio-interview.mdx.
  const severity = /^“[^“”]*”$|^„[^„“]*“$|^‘[^‘’]*’$/.test(value) ? "warning" : "error";
  const isOdd = severity === "warning" || (value.endsWith('"') && value.split('"').length === 2);
  const advice = "This quotation mark will be shown. Put straight quotes round the whole text.";
  const from = severity === "warning" ? start : end - 1;
  if (isPlain && isOdd) report({ file, start: from, end, severity, text: advice });
}
