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
export const bodies = family("bodies", [
  {
    name: "a < before a number (<5000)",
    places: shownAs("Girls aged <5000 days.", "<5000 days"),
  },
  { name: "words in braces ({x})", places: shown("We help {everyone} of them.") },
  { name: "one brace alone", places: shown("A brace { alone.") },
  { name: "a sentence that begins with export", places: shown("export sales rose by 5%.") },
  { name: "a sentence that begins with import", places: shown("import duty fell.") },
  { name: "a smiling face", places: shown("Thank you 🙂 all.") },
  { name: "a no-break space", places: shown("Thank\u00A0you all.") },
  {
    name: "four spaces at the beginning of a line",
    places: shownAs("    Words further in.", "Words further in."),
  },
  {
    name: "lines of a text wrapped",
    places: (file: ContentFile) =>
      gaps(file).flatMap((gap) => {
        const end = file.text.indexOf(" ", gap + 10);
        const line = file.lines[lineAt(file.text, end) - 1] ?? "";
        const next = file.text.slice(end + 1, end + 4);
        if (end < 0 || !/^[A-Za-z]/.test(line) || !/^[a-z]/.test(next)) return [];
        const words = file.text.slice(end - 3, end);
        return [harmless(file, replaced(file.text, end, end + 1, "\n"), words)];
      }),
  },
  { name: "a block that is never closed", places: callout(' title="A"', "") },
  { name: "a block that was never opened", places: paragraph("Words.\n\n</Callout>", 2) },
  {
    name: "the end of a block deleted",
    places: (file: ContentFile) =>
      [...file.text.matchAll(/^<([A-Z]\w*)[^>]*>$/gm)].flatMap(({ 1: name, index }) => {
        const end = file.text.indexOf(`</${name}>`, index);
        const text = replaced(file.text, end, end + `</${name}>`.length, "");
        return [reportedAt(file, text, lineAt(file.text, index))];
      }),
  },
  { name: "a block that there is not", places: paragraph("<Video>\n\nWords.\n\n</Video>") },
  {
    name: "the name of a block misspelt",
    places: paragraph('<Calout title="A">\n\nWords.\n\n</Calout>'),
  },
  {
    name: "a block's end misspelt",
    places: paragraph('<Callout title="A">\n\nWords.\n\n</Calout>', 4),
  },
  { name: "a setting misspelt", places: callout(' titel="A"') },
  { name: "a setting left out", places: callout("") },
  { name: "a setting with nothing in it", places: callout(' title=""') },
  { name: "a setting in braces", places: callout(" title={words}") },
  { name: "a setting without quotes", places: callout(" title=words") },
  { name: "a setting in curly quotes", places: callout(" title=“words”") },
  {
    name: "a block in the middle of a sentence",
    places: paragraph('Some <Callout title="A">words</Callout> here.'),
  },
  { name: "a line break of HTML (<br>)", places: paragraph("One <br> two.") },
  { name: "bold words of HTML (<b>)", places: paragraph("One <b>two</b> three.") },
  { name: "a script of HTML", places: paragraph("<script>alert(1)</script>") },
  { name: "a comment of HTML", places: paragraph("<!-- check this -->") },
  { name: "a heading with one #", places: paragraph("# A heading") },
  { name: "a heading underlined with =", places: paragraph("A heading\n=====") },
  { name: "a picture without words", places: paragraph("![](/files/classroom.svg)") },
  { name: "a picture in a folder of its own", places: paragraph("![A class](/images/class.jpg)") },
  { name: "a drawing in other letters", places: paragraph("![A sign](/files/Classroom.svg)") },
  { name: "a photograph that is not there", places: paragraph("![A class](class.jpg)") },
  {
    name: "a picture from elsewhere",
    places: paragraph("![A sign](https://elsewhere.example/a.png)"),
  },
  { name: "a link to a page that there is not", places: paragraph("See [us](/nowhere-at-all).") },
  {
    name: "a link to a file that there is not",
    places: paragraph("Read [our report](/files/annual-report.pdf)."),
  },
  {
    name: "a link to a file without its folder",
    places: paragraph("Read [our report](annual-report.pdf)."),
  },
  { name: "a link without https", places: paragraph("See [us](www.suluhisho.example).") },
  {
    name: "a link to an e-mail address without mailto",
    places: paragraph("Write [us](info@suluhisho.example)."),
  },
  { name: "a link that runs code", places: paragraph("See [us](javascript:alert(1)).") },
  { name: "a link with nothing in it", places: paragraph("See [us]().") },
  { name: "a bare address in < >", places: paragraph("See <https://suluhisho.example>.") },
  { name: "an e-mail address in < >", places: paragraph("Write <info@suluhisho.example>.") },
  { name: "a figure that there is not", places: paragraph("Over {{no-such-figure}} girls.") },
  {
    name: "a quotation in a quotation, five thousand times",
    places: paragraph(`${">".repeat(5000)} Words.`),
  },
  {
    name: "two megabytes pasted into a text",
    places: (file: ContentFile) =>
      gaps(file).map((gap) => {
        const paste = `\n${"Words ".repeat(350_000)}\n`;
        return reportedAt(file, replaced(file.text, gap, gap, paste), lineAt(file.text, gap) + 1);
      }),
  },
]);
