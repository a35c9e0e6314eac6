import { createHash } from "node:crypto";

/** How one kind of mistake was told in all files in which it was made. */
export type MistakeScore = {
  family: string;
  name: string;
  /** In how many files it was made. */
  files: number;
  /** In how many of them it was told on its own line, or did no harm. */
  right: number;
  isHarmless: boolean;
  /** In how many of them the one certain change was offered. */
  corrected: number;
  /** True where no word of programmers was said of it. */
  isPlain: boolean;
  /** What the check says of it on a small site; empty where it does no harm. */
  example: string;
};

const published = /<!-- mistakes: (\w+) -->\n\n([^]*?)\n\n<!-- end of mistakes -->/;

/** The scores as a table of Markdown, a row for each kind of mistake. */
export function mistakesTable(scores: MistakeScore[]) {
  const rows = scores.map(({ name, files, right, isHarmless, example }) => {
    const told = isHarmless ? "Nothing: it does no harm." : asCode(example);
    return `| ${inCell(name)} | ${told} | ${right} of ${files} |`;
  });
  const head = [
    "| Mistake | What the check says, on a small site | Told on its line, or harmless |",
    "|---|---|---|",
  ];
  return [...head, ...rows].join("\n");
}

/** A README with another table between its two marks; throws where the marks are not there. */
export function withTable(readme: string, table: string, state: string) {
  const old = publishedTable(readme).table;
  return readme.replace(/(?<=<!-- mistakes: )\w+/, state).replace(old, () => table);
}

/**
 * The table of a README, and the state of the content it was made from; for any other content a test
 * leaves its counts alone, so that a writer who changes a sentence fails nothing.
 */
export function publishedTable(readme: string) {
  const [, state, table] = published.exec(readme) ?? [];
  if (!state || !table) throw new RangeError("The marks of the table are not there.");
  return { state, table };
}

/** A short name for what all content files say, which changes with any of them. */
export function contentState(texts: Readonly<Record<string, string>>) {
  const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 12);
}

function inCell(text: string) {
  return text.replaceAll(/[\\<>*_`|]/g, (character) => `\\${character}`);
}

function asCode(text: string) {
  const quotes = text.includes("`") ? "``" : "`";
  return `${quotes}${text.replaceAll("|", "\\|")}${quotes}`;
}
