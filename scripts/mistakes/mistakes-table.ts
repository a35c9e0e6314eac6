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

const headings: Record<string, string> = {
  layout: "Spaces, colons, quotes and hyphens",
  marks: "Marks around the words",
  names: "Names of fields and entries",
  values: "What stands behind a colon",
  references: "Figures, entries and addresses that are named",
  files: "Files and their names",
  bodies: "The text of a post or a page",
};

/** The scores as tables of Markdown, one for each family and a row for each kind of mistake. */
export function mistakesTables(scores: MistakeScore[]) {
  const families = [...new Set(scores.map(({ family }) => family))];
  return families
    .map((family) => {
      const own = scores.filter((score) => score.family === family);
      return `## ${headings[family] ?? family}\n\n${mistakesTable(own)}`;
    })
    .join("\n\n");
}

function mistakesTable(scores: MistakeScore[]) {
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

/** A page with other tables between its two marks; throws where the marks are not there. */
export function withTables(page: string, tables: string) {
  return page.replace(publishedTables(page), () => tables);
}

/** The tables of a page between its two marks; throws where the marks are not there. */
export function publishedTables(page: string) {
  const [, tables] = published.exec(page) ?? [];
  if (!tables) throw new RangeError("The marks of the tables are not there.");
  return tables;
}

function inCell(text: string) {
  return text.replaceAll(/[\\<>*_`|]/g, (character) => `\\${character}`);
}

function asCode(text: string) {
  const quotes = text.includes("`") ? "``" : "`";
  return `${quotes}${text.replaceAll("|", "\\|")}${quotes}`;
}
