import { kinds } from "#app/content/kinds.ts";
import { lineAt, mistakePatterns, type Mutation } from "#tests/mutation/mistake-pattern.ts";

const all = { part: "file", files: /./ } as const;
const prose = { part: "file", files: /\.mdx$/ } as const;
const yaml = { part: "file", files: /\.yaml$/ } as const;
const close = /(?<=\n)---(?=\n)/;
const edge = /(?<=\n[^#\n][^\n]*\n)(?=(?:- )?[\w-]+: )/g;

/** Mistakes in a file as a whole, and in the marks round its fields. */
export const mistakesInFiles = [
  mistakePatterns("layout", all, "harmless", [
    ["the line ends of Windows", /^[^]*$/, (text) => text.replaceAll("\n", "\r\n")],
    ["the line ends of old computers", /^[^]*$/, (text) => text.replaceAll("\n", "\r")],
    ["an invisible mark before the first character", /^/, "\uFEFF"],
    ["no line end at the end of the file", /\n+(?![^])/, ""],
  ]),
  mistakePatterns("marks", all, "told", [
    [
      "a file saved as UTF-16",
      /^[^]*$/,
      (text) => Buffer.from(`\uFEFF${text}`, "utf16le").toString("utf8"),
    ],
  ]),
  mistakePatterns("marks", prose, "told", [
    ["the first line of hyphens missing", /^---\n/, ""],
    ["the second line of hyphens missing", /(?<=\n)---\n/, ""],
    ["the first line of hyphens twice", /^---\n/, "$&$&", 1],
    ["the second line of hyphens twice", /(?<=\n)---\n/, "$&$&", 1],
    ["four hyphens below the fields", close, "----"],
    ["two hyphens below the fields", close, "--"],
    ["hyphens that became a long dash", close, "—"],
    ["a long dash in the first line", /^---/, "—"],
    ["a language behind the first hyphens (---js)", /^---/, "---js"],
    ["an empty line above the first hyphens", /^/, "\n"],
  ]),
  mistakePatterns("marks", prose, "harmless", [["spaces behind the hyphens", close, "---  "]]),
  mistakePatterns("marks", yaml, "harmless", [
    ["hyphens above the first line of a list or a page", /^/, "---\n"],
  ]),
  mistakePatterns("marks", { ...all, part: "fields" }, "told", [
    ["a line of hyphens in the middle of the fields", edge, "---\n"],
  ]),
  mistakePatterns("marks", yaml, "told", [
    ["three dots on a line of their own", edge, "...\n"],
    ["an order to the reader of the file (%YAML)", /^/, "%YAML 1.1\n---\n"],
  ]),
  mistakePatterns("files", all, "told", [
    ["a file emptied", /^[^]*$/, ""],
    ["a file emptied but for a note", /^[^]*$/, "# Nothing here.\n"],
  ]),
  mistakePatterns("files", prose, "told", [
    ["a post or page without a text", /(?<=^---\n[^]*?\n---\n)[^]*$/, ""],
  ]),
].flat();

type Mistake = [name: string, mutations: Mutation[]];
type Move = [name: string, files: RegExp, to: (file: string) => string, stays?: boolean];

const named = (change: (name: string) => string) => (file: string) =>
  file.replace(/[^/]+$/, (name) => change(name));
const moves: Move[] = [
  ["a file name that ends in .yml", /\.yaml$/, (file) => file.replace(".yaml", ".yml")],
  ["a file name that ends in .md", /\.mdx$/, (file) => file.replace(".mdx", ".md")],
  ["a file name that ends in .txt", /./, (file) => `${file}.txt`, true],
  ["a file name with a capital letter", /\.mdx$/, named((name) => `A${name}`)],
  ["a file name with a space", /\.mdx$/, named((name) => `a ${name}`)],
  ["a file name with a letter that addresses do not have", /\.mdx$/, named((name) => `ũ${name}`)],
  ["the same file name in other letters", /\.mdx$/, named((name) => `A${name}`), true],
  ["a file copied under another name", /\.yaml$/, named((name) => `Copy of ${name}`), true],
  ["a file moved into a further folder", /./, named((name) => `2026/${name}`)],
];
type Loss = [name: string, file: string, from: RegExp, names: string, place: RegExp];
const losses: Loss[] = [
  ["a figure renamed", "stats.yaml", /girls-supported/, "pages/home.yaml", /- girls-supported/],
  ["a post deleted", "blog/1.mdx", /^[^]*$/, "news.yaml", /post: "1"/],
  [
    "a program deleted",
    "programs/education-support.mdx",
    /^[^]*$/,
    "pages/home.yaml",
    /program: e/,
  ],
];

/** Mistakes in the name or the place of a file, and files taken away that others name. */
export function lostFiles(texts: Record<string, string>): Mistake[] {
  const moved = moves.map(([name, files, to, stays]): Mistake => {
    const found = Object.keys(texts).filter((file) => files.test(file));
    const mutations = found.map((file) => ({
      files: { [to(file)]: texts[file] ?? "", ...(!stays && { [file]: null }) },
      told: { file: to(file), line: 1 },
    }));
    return [name, mutations];
  });
  const lost = losses.map(([name, file, from, other, place]): Mistake => {
    const text = (texts[file] ?? "").replace(from, name.endsWith("renamed") ? "renamed" : "");
    const line = lineAt(texts[other] ?? "", texts[other]?.search(place) ?? 0);
    return [
      `${name} that others name`,
      [{ files: { [file]: text || null }, told: { file: other, line } }],
    ];
  });
  const needed = kinds.filter(({ path, isOptional }) => path in texts && !isOptional);
  const deleted = needed.map(({ path }) => ({
    files: { [path]: null },
    told: { file: path, line: 1 },
  }));
  return [...moved, ...lost, ["a file that the site needs deleted", deleted]];
}
