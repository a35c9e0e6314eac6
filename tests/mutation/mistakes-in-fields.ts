import { mistakePatterns } from "#tests/mutation/mistake-pattern.ts";

const fields = { part: "fields", files: /./ } as const;
const page = { part: "fields", files: /^pages\/|^site|\.mdx$/ } as const;

/** A sentence without quotes on the line of its field. */
const sentence =
  /(?<=^ *(?:- )?(?:title|heading|lead|text|about|label|meaning): )(\w\S*) (\S+ [^\n:#{}"'’,]*\w\.?)$/gm;
// The beginning of a line with a field that has others of its own above it.
const later = /(?<=^[^#\n]*[^:#\n]\n)(?=( *)[\w-]+: )/gm;
const laterEntry = /(?<=\n[^#\n][^\n]*\n)- (?=[\w-]+: )/g;
const choice = /(?<=(?:status|color|motif|layout|border|delivery|icon): )\w{4,}$/gm;
const date = /(?<=^ *(?:- )?\w+: )\d{4}-\d\d-\d\d$/gm;
const count = /(?<=(?:readTime|year|position|answersWithinHours): )\d+$/gm;
const needed = /(?<=(?:title|heading|label|name): )[^\s>|"'{[][^\n]*$/gm;
const address = /(?<=(?:href|address): )[^\s"]+$/gm;
const end = /(?![^])/;
const bomb = [..."bcdefgh"].map((name, at) => {
  const before = `*${"abcdefg"[at]}`;
  return `bomb${name}: &${name} [${Array(8).fill(before).join(", ")}]`;
});

/** Mistakes in the fields of a file: how its lines stand, its names and its values. */
export const mistakesInFields = [
  mistakePatterns("layout", fields, "told", [
    ["a colon in a text without quotes", sentence, "$1: $2"],
    ["a tab at the beginning of a line", /^ +(?=[\w-]+:)/gm, "\t"],
    [
      "a no-break space at the beginning of a line",
      /^ +(?=[\w-]+:)/gm,
      (spaces) => "\u00A0".repeat(spaces.length),
    ],
    ["a no-break space behind a colon", /(?<=^ *(?:- )?[\w-]+:) (?=\S)/gm, "\u00A0"],
    ["a no-break space behind a dash", /(?<=^ *-) (?=[\w-]+:)/gm, "\u00A0"],
    ["no space behind a colon", /(?<=^ *(?:- )?[\w-]+:) (?=\w)/gm, ""],
    ["no space behind a dash", /(?<=^ *-) (?=[\w-]+:)/gm, ""],
    ["a field one space too far to the right", later, " "],
    ["a field one space too far to the left", /(?<=^[^#\n]*[^:\n]\n) (?= *[\w-]+: )/gm, ""],
    ["a field of an entry at the left edge", /(?<=^- [\w-]+: [^\n]*\n)  (?=[\w-]+: )/gm, ""],
    ["an entry one space too far to the right", laterEntry, " $&"],
    ["the dash of an entry deleted", laterEntry, "  "],
    [
      "a field written twice",
      /^( *)(- )?([\w-]+: [^\s>|&[{][^\n]*)$/gm,
      (whole, indent, dash, field) => `${whole}\n${indent}${dash ? "  " : ""}${field}`,
      1,
    ],
    ["a quotation mark that is never closed", sentence, '"$&'],
    ["a quotation mark that was never opened", sentence, '$&"'],
    ["words behind the closing quotation mark", sentence, '"$&" and more'],
    ["a bracket that is never closed", sentence, "[$&"],
    ["a backslash inside double quotes", sentence, '"C:\\x $&"'],
    ["a note behind a text", sentence, "$& # check this"],
    ["a line wrapped to the left edge", sentence, "$1\n$2", 1],
    ["a text that begins with a star", sentence, "*$&*"],
    ["a text that begins with @", sentence, "@$&"],
    ["a text that begins with a dash", sentence, "- $&"],
    [
      "the marks of two joined versions",
      /^ *(?:- )?[\w-]+: [A-Z][^\n]*$/gm,
      "<<<<<<< HEAD\n$&\n=======\n$&\n>>>>>>> main",
    ],
  ]),
  mistakePatterns("layout", fields, "harmless", [
    ["a tab behind a colon", /(?<=^ *(?:- )?[\w-]+:) (?=\w)/gm, "\t"],
    ["a note on a line of its own", /^(?= *(?:- )?[\w-]+: )/gm, "# A note.\n"],
    ["a line wrapped below its field", sentence, "$1\n            $2"],
    ["spaces at the end of a line", /(?<=^ *(?:- )?[\w-]+: \w[^\n]*)$/gm, "  "],
    ["empty lines between fields", later, "\n"],
  ]),
  mistakePatterns("marks", fields, "told", [
    ["a code that wants to run (!!js/function)", sentence, "!!js/function 'return 1'"],
    ["a thousand brackets", sentence, "[".repeat(1000)],
    ["an invisible character in a text", sentence, "$1\u0008 $2"],
    ["a letter lost in saving (not UTF-8)", sentence, "$& \uFFFDt\uFFFD"],
    ["two megabytes pasted into a field", sentence, `$& ${"words ".repeat(350_000)}`],
  ]),
  mistakePatterns("marks", page, "told", [
    [
      "parts that repeat each other without end",
      end,
      `bomb: &a [x, x, x, x, x, x, x, x]\n${bomb.join("\n")}\n`,
    ],
    ["a field whose name is a list", end, "[one, two]: words\n"],
    ["a question mark before a name", end, "? name\n"],
    ["a line that has only a colon", end, ": words\n"],
  ]),
  mistakePatterns("marks", fields, "shown", [
    ["a no-break space inside a sentence", sentence, "$1\u00A0$2"],
    ["curly quotes inside a sentence", sentence, "“$1” $2"],
    ["a smiling face in a sentence", sentence, "$& 🙂"],
  ]),
  mistakePatterns("names", fields, "told", [
    [
      "two letters of a field's name swapped",
      /(?<=^ *(?:- )?\w)(\w)(?!\1)(\w)(?=[\w-]{2,}: )/gm,
      "$2$1",
    ],
    ["a letter of a field's name left out", /(?<=^ *(?:- )?[\w-]{3,})\w(?=\w: )/gm, ""],
    [
      "a field's name with a capital letter",
      /(?<=^ *(?:- )?)[a-z](?=[\w-]*: )/gm,
      (letter) => letter.toUpperCase(),
    ],
    ["a field that does not exist", later, "$1favorite-color: words\n"],
    ["a field called __proto__", later, "$1__proto__: words\n"],
    [
      "a field left out",
      /(?<=^- [\w-]+: [^\n]*\n)  (?:name|title|value|role|caption): [^\s>][^\n]*\n/gm,
      "",
      -1,
    ],
    ["an equals sign instead of a colon", /(?<=^ *(?:- )?[\w-]+): (?=\w)/gm, "= "],
    ["a colon forgotten", /(?<=^ *(?:- )?[\w-]+): (?=\w)/gm, " "],
  ]),
  mistakePatterns("values", fields, "told", [
    ["a choice with a letter left out", choice, (word) => word.slice(0, 1) + word.slice(2)],
    ["a choice in other letters", choice, (word) => word.toUpperCase()],
    ["a choice that there is not", choice, "Something-else-altogether"],
    ["curly quotes round a choice", choice, "“$&”"],
    ["a day that no calendar has (31st June 2026)", date, "31st June 2026"],
    ["a date written with dots (30.06.2026)", date, "30.06.2026"],
    ["a date that could be two days (06/07/2026)", date, "06/07/2026"],
    [
      "a text where a list belongs",
      /(?<=^( *)(?:skills|features|metrics|days):)(?: \[.*\]|(?:\n\1 +- .*)+)/gm,
      " Listening, Planning",
    ],
    ["a list where a text belongs", needed, "[One, Two]"],
    ["a list of one where a text belongs", sentence, "[$&]"],
    ["fields where a text belongs", needed, "{ one: two }"],
    [
      "a text where fields belong",
      /(?<=^( *)(?:leso|primary|secondary|closing|office):)(?:\n\1 +.*)+/gm,
      " words",
    ],
    ["nothing behind the colon", needed, ""],
    ["quotes with nothing in them", needed, '""'],
    ["a wave (~) instead of a text", needed, "~"],
    ["a number with a unit (4 min)", count, "$& min"],
    ["a number with a fraction (3.5)", count, "3.5"],
    ["a number in quotes", count, '"$&"'],
    ["a comma behind a number", count, "$&,"],
    ["yes instead of true", /(?<=: )true$/gm, "yes"],
    ["true in quotes", /(?<=: )true$/gm, '"true"'],
    ["a bare number where a text belongs", sentence, "2024"],
    ["a text that begins with a figure in braces", sentence, "{{girls-supported}} $&"],
    ["curly quotes round a text", sentence, "“$&”"],
    ["curly quotes round a text with a colon", sentence, "“$&: more”"],
    ["single curly quotes round a text", sentence, "‘$&’"],
    ["an id with capitals and spaces", /(?<=^- id: )\S+$/gm, "My New Entry"],
    ["an e-mail address without @", /(?<=(?:email|to): [\w.]+)@/gm, " at "],
    ["an address without https", address, "www.suluhisho.example"],
    ["an address that runs code", address, "javascript:alert(1)"],
    ["a name in braces that nothing fills in", /(?<!#.*|\{)\{\w(?=\w+\}(?!\}))/g, "$&x"],
  ]),
  mistakePatterns("references", { part: "file", files: /./ }, "told", [
    ["a figure in braces misspelt", /(?<!#.*)\{\{[a-z-]+(?=\}\})/g, "$&x"],
    ["one brace too few", /(?<!#.*)(\{\{[a-z-]+\})\}/g, "$1"],
    ["the address of a page in a text misspelt", /(?<=\]\()\/[a-z][\w-]+/g, "$&x"],
  ]),
  mistakePatterns("references", fields, "told", [
    ["a figure in braces that there is not", sentence, "$& {{no-such-figure}}"],
    [
      "the id of something else misspelt",
      /(?<=^ *(?:- )?(?:program|figure|post|category): "?)[\w-]+(?="?$)/gm,
      "$&x",
    ],
    ["the address of a page misspelt", /(?<=href: \/)\w/g, "$&x"],
    [
      "the address of a page with a capital letter",
      /(?<=href: \/)\w/g,
      (letter) => letter.toUpperCase(),
    ],
    ["the address of a page without its stroke", /(?<=href: )\/(?=\w)/g, ""],
    ["an id given twice", /(?<=^- id: ([\w-]+)\n[^]*\n- id: )[\w-]+$/gm, "$1"],
  ]),
].flat();
