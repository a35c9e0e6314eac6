import { readFile } from "node:fs/promises";
import { ESLint, type Linter } from "eslint";
import { describe, expect, it } from "vitest";

const linter = new ESLint({ overrideConfigFile: "scripts/eslint.config.js" });
const imports = "@typescript-eslint/no-restricted-imports";
const syntax = "no-restricted-syntax";

/** The rules that this code breaks when it stands in that file, each once. */
async function brokenRules(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: file });
  // A message without a rule means that the file is ignored and nothing was tested.
  const rules = result!.messages.map((message) => message.ruleId ?? message.message);
  return [...new Set(rules)];
}

const importing = (source: string) => `import { thing } from "${source}";\nthing();\n`;
const importingType = (source: string) =>
  `import type { Thing } from "${source}";\nexport type Mine = Thing;\n`;
const importingDynamically = (source: string) => `export const load = () => import("${source}");\n`;
const model = "#app/model/entries/post.ts";
const view = "#app/views/about-view.tsx";
const island = "#app/islands/contact-form.tsx";

// The table itself stands in the configuration; here each of its rows is held once.
it.each<{ file: string; may: string; mayNot: string; types?: string }>([
  { file: "app/model/entries/x.ts", may: "zod", mayNot: view },
  {
    file: "app/leso/x.ts",
    may: "#app/model/fields/leso-field.ts",
    types: model,
    mayNot: "node:fs",
  },
  { file: "app/content/x.server.ts", may: "node:fs/promises", mayNot: view },
  { file: "app/routes/x.tsx", may: "@remix-run/react", mayNot: "./about.tsx" },
  { file: "app/views/x-view.tsx", may: "./y.tsx", types: model, mayNot: "@remix-run/react" },
  { file: "app/components/x.tsx", may: "react", types: model, mayNot: view },
  { file: "app/islands/x.tsx", may: "@radix-ui/react-tooltip", types: model, mayNot: "zod" },
  { file: "app/head/x.ts", may: "feed", types: model, mayNot: "#app/leso/draw-cloth.ts" },
  { file: "scripts/x.ts", may: model, mayNot: island },
])("lets $file import $may and not $mayNot", async ({ file, may, mayNot, types }) => {
  for (const code of [importing(may), importingType(may), importingDynamically(may)])
    expect(await brokenRules(file, code)).toEqual([]);
  expect(await brokenRules(file, importing(mayNot))).toEqual([imports]);
  expect(await brokenRules(file, importingType(mayNot))).toContain(imports);
  expect(await brokenRules(file, importingDynamically(mayNot))).toEqual([syntax]);
  expect(await brokenRules(file, importing("../y.ts"))).toEqual([imports]);
  if (!types) return;
  expect(await brokenRules(file, importingType(types))).toEqual([]);
  expect(await brokenRules(file, importing(types))).toEqual([imports]);
});

const table = await readFile("app/README.md", "utf8");
const rows = [...table.matchAll(/^\| `([a-z]+)\/` +\|[^|]*\| ([^|]*?) *\|$/gm)].filter(
  ([, room]) => room !== "styles",
);

it.each(rows.map(([, room = "", says = ""]) => [room, says] as const))(
  "says in the table of app/README.md what %s may import",
  async (room, says) => {
    const { rules } = (await linter.calculateConfigForFile(`app/${room}/x.ts`)) as Linter.Config;
    const [, { patterns }] = rules?.[imports] as [string, { patterns: { message: string }[] }];
    const held = / may import (.*?)\. The table/.exec(patterns[0]?.message ?? "")?.[1] ?? "";
    const [values = "", types = ""] = held.split(", and `import type` from ");
    const inWords = (sources: string) => {
      const names = sources.split(", ").map((source) => source.replace(/^#app\/|\/?\*\*$/g, ""));
      const bare = names.map((name) => name.replace(/\/\*\*$/, "").replace(/:$/, ":*"));
      return [...new Set(bare)].filter((name) => name !== room).join(", ");
    };
    expect(says).toBe(
      [inWords(values), types && `types of ${inWords(types)}`].filter(Boolean).join("; "),
    );
  },
);

const rendering = (markup: string) =>
  `export const view = (words, open) => ({ words, open, markup: ${markup} });\n`;

describe.each(["app/views/x-view.tsx", "app/components/x.tsx", "app/islands/x.tsx"])(
  "%s",
  (file) => {
    it.each([
      ['<p className="grid" id="top">{words} · {words}{" "}{words}</p>'],
      ['<img alt="" src={words} />'],
      ['<p>{words === "Our story" ? words : null}</p>'],
      ["<p>{words.map((word) => <i key={word}>{word}</i>)}</p>"],
    ])("may say %s", async (markup) => {
      expect(await brokenRules(file, rendering(markup))).toEqual([]);
    });

    it.each([
      ["<p>Our story</p>"],
      ['<p>{"Our story"}</p>'],
      ["<>{`Our ${words}`}</>"],
      ['<p>{open ? (words ? "Close" : words) : words}</p>'],
      ['<img alt="Our story" src={words} />'],
      ["<nav aria-label={`Main ${words}`}>{words}</nav>"],
      ["<p>{words}12</p>"],
      ["<p style={{ top: 0 }}>{words}</p>"],
      ['<p className="p-[3px]">{words}</p>'],
      ["<p>{words.map((word) => <i>{word}</i>)}</p>"],
    ])("may not say %s", async (markup) => {
      expect(await brokenRules(file, rendering(markup))).toEqual([syntax]);
    });
  },
);

const empty = "export {};\n";
const byDefault = "export default function thing() {}\n";

it.each<[rule: string, file: string, code: string]>([
  [imports, "app/root.ts", importing("../x.ts")],
  [
    imports,
    "app/views/x-view.tsx",
    `export { thing } from "${island.replace("islands", "content")}";\n`,
  ],
  ["@typescript-eslint/no-explicit-any", "app/head/x.ts", "export const x = (y: any) => y;\n"],
  ["no-console", "app/head/x.ts", 'console.log("x");\n'],
  ["local/kebab-case-file-name", "app/views/HomeView.tsx", empty],
  ["max-lines", "app/routes/x.tsx", empty.repeat(41)],
  ["max-lines", "app/views/x-view.tsx", empty.repeat(121)],
  ["max-lines", "app/components/x.tsx", empty.repeat(81)],
  ["max-lines", "app/model/pages/x.ts", empty.repeat(81)],
  [syntax, "app/views/x-view.tsx", byDefault],
  [syntax, "tests/x.test.ts", byDefault],
  [syntax, "vite.config.ts", "export const x = [...[1, 2], 3];\n"],
  [syntax, "app/head/x.ts", "export const x = { ...{ a: 1, b: 2 } };\n"],
  [syntax, "scripts/check/rules/x.ts", "export const x = [...[1, 2], 3];\n"],
  [syntax, "tests/x.test.ts", "export const x = { ...{ a: 1, b: 2 } };\n"],
  [syntax, "app/head/x.ts", "const thing = 1;\nexport { thing as default };\n"],
  ...["it.only", "it.skip", "describe.only", "it.concurrent.only", "it.todo"].map(
    (call): [string, string, string] => [syntax, "tests/x.test.ts", `${call}("x", () => {});\n`],
  ),
])("refuses by %s in %s: %s", async (rule, file, code) => {
  expect(await brokenRules(file, code)).toEqual([rule]);
});

it.each([
  ["scripts/x.ts", 'console.log("x");\n'],
  ["app/routes/x.tsx", byDefault],
  ["app/root.tsx", byDefault],
  ["vite.config.ts", byDefault],
  ["app/routes/x.tsx", empty.repeat(40)],
  ["tests/x-view.test.ts", 'it.each([1])("%d", () => {});\n'],
])("has nothing against %s with %s", async (file, code) => {
  expect(await brokenRules(file, code)).toEqual([]);
});
