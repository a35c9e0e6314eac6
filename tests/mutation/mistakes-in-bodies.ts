import { mistakePatterns } from "#tests/mutation/mistake-pattern.ts";

const body = { part: "body", files: /\.mdx$/ } as const;
// Between two paragraphs, where anything may be put.
const gap = /(?<=[^\n>]\n)(?=\n[A-Za-z])/g;

/** A paragraph of one's own; what is wrong stands on its first line, or so many lines later. */
const paragraph = (name: string, words: string, later = 0) =>
  [name, gap, `\n${words}\n`, 1 + later] as [string, RegExp, string, number];
const callout = (name: string, settings: string, close = "</Callout>") =>
  paragraph(name, `<Callout${settings}>\n\nWords.\n\n${close}`);

/** Mistakes in the text below the fields. */
export const mistakesInBodies = [
  mistakePatterns("bodies", body, "shown", [
    paragraph("a < before a number (<5000)", "Girls aged <5000 days."),
    paragraph("words in braces ({x})", "We help {everyone} of them."),
    paragraph("one brace alone", "A brace { alone."),
    paragraph("a sentence that begins with export", "export sales rose by 5%."),
    paragraph("a sentence that begins with import", "import duty fell."),
    paragraph("a smiling face", "Thank you 🙂 all."),
    paragraph("a no-break space", "Thank\u00A0you all."),
    paragraph("four spaces at the beginning of a line", "    Words further in."),
    ["a text wrapped", /(?<=^[A-Z][^\n]{10,}) (?=[a-z])/gm, "\n"],
  ]),
  mistakePatterns("bodies", body, "told", [
    callout("a block that is never closed", ' title="A"', ""),
    paragraph("a block that was never opened", "Words.\n\n</Callout>", 2),
    [
      "the end of a block deleted",
      /^<([A-Z]\w*)[^>]*>$[^]*?^<\/\1>$/gm,
      (block) => block.replace(/<\/\w+>$/, ""),
    ],
    paragraph("a block that there is not", "<Video>\n\nWords.\n\n</Video>"),
    paragraph("the name of a block misspelt", '<Calout title="A">\n\nWords.\n\n</Calout>'),
    paragraph("a block's end misspelt", '<Callout title="A">\n\nWords.\n\n</Calout>', 4),
    callout("a setting misspelt", ' titel="A"'),
    callout("a setting left out", ""),
    callout("a setting with nothing in it", ' title=""'),
    callout("a setting in braces", " title={words}"),
    callout("a setting without quotes", " title=words"),
    callout("a setting in curly quotes", " title=“words”"),
    paragraph(
      "a block in the middle of a sentence",
      'Some <Callout title="A">words</Callout> here.',
    ),
    paragraph("a line break of HTML (<br>)", "One <br> two."),
    paragraph("bold words of HTML (<b>)", "One <b>two</b> three."),
    paragraph("a script of HTML", "<script>alert(1)</script>"),
    paragraph("a comment of HTML", "<!-- check this -->"),
    paragraph("a heading with one #", "# A heading"),
    paragraph("a heading underlined with =", "A heading\n====="),
    paragraph("a picture without words", "![](/files/classroom.svg)"),
    paragraph("a picture in a folder of its own", "![A class](/images/class.jpg)"),
    paragraph("a drawing in other letters", "![A sign](/files/Classroom.svg)"),
    paragraph("a photograph that is not there", "![A class](class.jpg)"),
    paragraph("a picture from elsewhere", "![A sign](https://elsewhere.example/a.png)"),
    paragraph("a link to a page that there is not", "See [us](/nowhere-at-all)."),
    paragraph("a link to a file that there is not", "Read [our report](/files/annual-report.pdf)."),
    paragraph("a link to a file without its folder", "Read [our report](annual-report.pdf)."),
    paragraph("a link without https", "See [us](www.suluhisho.example)."),
    paragraph("a link to an e-mail address without mailto", "Write [us](info@suluhisho.example)."),
    paragraph("a link that runs code", "See [us](javascript:alert(1))."),
    paragraph("a link with nothing in it", "See [us]()."),
    paragraph("a bare address in < >", "See <https://suluhisho.example>."),
    paragraph("an e-mail address in < >", "Write <info@suluhisho.example>."),
    paragraph("a figure that there is not", "Over {{no-such-figure}} girls."),
    paragraph("a quotation in a quotation, five thousand times", `${">".repeat(5000)} Words.`),
    paragraph("two megabytes pasted into a text", "Words ".repeat(350_000)),
  ]),
].flat();
