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

const published = /<!-- mistakes -->\n\n([^]*?)\n\n<!-- end of mistakes -->/;

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
export function withTable(readme: string, table: string) {
  return readme.replace(publishedTable(readme), () => table);
}

/** The table of a README between its two marks; throws where the marks are not there. */
export function publishedTable(readme: string) {
  const [, table] = published.exec(readme) ?? [];
  if (!table) throw new RangeError("The marks of the table are not there.");
  return table;
}

function inCell(text: string) {
  return text.replaceAll(/[\\<>*_`|]/g, (character) => `\\${character}`);
}

function asCode(text: string) {
  const quotes = text.includes("`") ? "``" : "`";
  return `${quotes}${text.replaceAll("|", "\\|")}${quotes}`;
}
