import { lineAt, replaced, type ContentFile } from "#tests/mutation/content-file.ts";
import { family, harmless, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

// Between two paragraphs, where anything may be put.
function gaps({ text, bodyStart, isProse }: ContentFile) {
  if (!isProse) return [];
  return [...text.slice(bodyStart).matchAll(/(?<=[^\n>])\n(?=\n[A-Za-z])/g)].map(
    ({ index }) => bodyStart + index + 1,
  );
}

/** A paragraph of one's own, reported on its line or on a later one of its lines. */
const paragraph =
  (words: string, later = 0) =>
  (file: ContentFile): Mutation[] =>
    gaps(file).map((gap) =>
      reportedAt(
        file,
        replaced(file.text, gap, gap, `\n${words}\n`),
        lineAt(file.text, gap) + 1 + later,
      ),
    );

const shownAs =
  (words: string, shown: string) =>
  (file: ContentFile): Mutation[] =>
    gaps(file).map((gap) => harmless(file, replaced(file.text, gap, gap, `\n${words}\n`), shown));
const shown = (words: string) => shownAs(words, words);

const callout = (settings: string, close = "</Callout>") =>
  paragraph(`<Callout${settings}>\n\nWords.\n\n${close}`);

/** Mistakes in the text below the fields. */
export const bodies = family("bodies", {
  "a < before a number (<5000)": shownAs("Girls aged <5000 days.", "<5000 days"),
  "words in braces ({x})": shown("We help {everyone} of them."),
  "one brace alone": shown("A brace { alone."),
  "a sentence that begins with export": shown("export sales rose by 5%."),
  "a sentence that begins with import": shown("import duty fell."),
  "a smiling face": shown("Thank you 🙂 all."),
  "a no-break space": shown("Thank\u00A0you all."),
  "four spaces at the beginning of a line": shownAs("    Words further in.", "Words further in."),
  "lines of a text wrapped": (file) =>
    gaps(file).flatMap((gap) => {
      const end = file.text.indexOf(" ", gap + 10);
      const line = file.lines[lineAt(file.text, end) - 1] ?? "";
      const next = file.text.slice(end + 1, end + 4);
      if (end < 0 || !/^[A-Za-z]/.test(line) || !/^[a-z]/.test(next)) return [];
      const words = file.text.slice(end - 3, end);
      return [harmless(file, replaced(file.text, end, end + 1, "\n"), words)];
    }),
  "a block that is never closed": callout(' title="A"', ""),
  "a block that was never opened": paragraph("Words.\n\n</Callout>", 2),
  "the end of a block deleted": (file) =>
    [...file.text.matchAll(/^<([A-Z]\w*)[^>]*>$/gm)].flatMap(({ 1: name, index }) => {
      const end = file.text.indexOf(`</${name}>`, index);
      const text = replaced(file.text, end, end + `</${name}>`.length, "");
      return [reportedAt(file, text, lineAt(file.text, index))];
    }),
  "a block that there is not": paragraph("<Video>\n\nWords.\n\n</Video>"),
  "the name of a block misspelt": paragraph('<Calout title="A">\n\nWords.\n\n</Calout>'),
  "a block's end misspelt": paragraph('<Callout title="A">\n\nWords.\n\n</Calout>', 4),
  "a setting misspelt": callout(' titel="A"'),
  "a setting left out": callout(""),
  "a setting with nothing in it": callout(' title=""'),
  "a setting in braces": callout(" title={words}"),
  "a setting without quotes": callout(" title=words"),
  "a setting in curly quotes": callout(" title=“words”"),
  "a block in the middle of a sentence": paragraph('Some <Callout title="A">words</Callout> here.'),
  "a line break of HTML (<br>)": paragraph("One <br> two."),
  "bold words of HTML (<b>)": paragraph("One <b>two</b> three."),
  "a script of HTML": paragraph("<script>alert(1)</script>"),
  "a comment of HTML": paragraph("<!-- check this -->"),
  "a heading with one #": paragraph("# A heading"),
  "a heading underlined with =": paragraph("A heading\n====="),
  "a picture without words": paragraph("![](/files/classroom.svg)"),
  "a picture in a folder of its own": paragraph("![A class](/images/class.jpg)"),
  "a drawing in other letters": paragraph("![A sign](/files/Classroom.svg)"),
  "a photograph that is not there": paragraph("![A class](class.jpg)"),
  "a picture from elsewhere": paragraph("![A sign](https://elsewhere.example/a.png)"),
  "a link to a page that there is not": paragraph("See [us](/nowhere-at-all)."),
  "a link to a file that there is not": paragraph("Read [our report](/files/annual-report.pdf)."),
  "a link to a file without its folder": paragraph("Read [our report](annual-report.pdf)."),
  "a link without https": paragraph("See [us](www.suluhisho.example)."),
  "a link to an e-mail address without mailto": paragraph("Write [us](info@suluhisho.example)."),
  "a link that runs code": paragraph("See [us](javascript:alert(1))."),
  "a link with nothing in it": paragraph("See [us]()."),
  "a bare address in < >": paragraph("See <https://suluhisho.example>."),
  "an e-mail address in < >": paragraph("Write <info@suluhisho.example>."),
  "a figure that there is not": paragraph("Over {{no-such-figure}} girls."),
  "a quotation in a quotation, five thousand times": paragraph(`${">".repeat(5000)} Words.`),
  "two megabytes pasted into a text": (file) =>
    gaps(file).map((gap) => {
      const paste = `\n${"Words ".repeat(350_000)}\n`;
      return reportedAt(file, replaced(file.text, gap, gap, paste), lineAt(file.text, gap) + 1);
    }),
});
