import { fileURLToPath } from "node:url";

import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const linter = new ESLint({
  cwd: fileURLToPath(new URL("../..", import.meta.url)),
  overrideConfigFile: "scripts/eslint.config.js",
});

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
const content = "#app/content/open-site.server.ts";
const view = "#app/views/about-view.tsx";
const island = "#app/islands/contact-form.tsx";

type Room = { file: string; may: string; mayNot: string; types?: string };

// The table itself stands in the configuration; here each of its rows is held once.
const rooms: Room[] = [
  { file: "app/model/entries/x.ts", may: "zod", mayNot: content },
  { file: "app/leso/x.ts", may: "#app/model/fields/leso.ts", types: model, mayNot: "node:fs" },
  { file: "app/content/x.server.ts", may: "node:fs/promises", mayNot: view },
  { file: "app/routes/x.tsx", may: "@remix-run/react", mayNot: "./about.tsx" },
  { file: "app/views/x-view.tsx", may: "./y.tsx", types: content, mayNot: "@remix-run/react" },
  { file: "app/components/x.tsx", may: "react", types: content, mayNot: view },
  { file: "app/islands/x.tsx", may: "@radix-ui/react-tooltip", types: model, mayNot: "zod" },
  { file: "app/head/x.ts", may: "feed", types: content, mayNot: "#app/leso/draw-cloth.ts" },
  { file: "scripts/x.ts", may: content, mayNot: island },
];

describe("the import table", () => {
  it.each(rooms)("lets $file import $may and not $mayNot", async ({ file, may, mayNot }) => {
    for (const code of [importing(may), importingType(may), importingDynamically(may)]) {
      expect(await brokenRules(file, code)).toEqual([]);
    }
    expect(await brokenRules(file, importing(mayNot))).toEqual([imports]);
    expect(await brokenRules(file, importingType(mayNot))).toContain(imports);
    expect(await brokenRules(file, importingDynamically(mayNot))).toEqual([syntax]);
    expect(await brokenRules(file, importing("../y.ts"))).toEqual([imports]);
  });

  it.each(rooms.filter(({ types }) => types))(
    "lets $file import types alone from $types",
    async ({ file, types = "" }) => {
      expect(await brokenRules(file, importingType(types))).toEqual([]);
      expect(await brokenRules(file, importing(types))).toEqual([imports]);
      expect(await brokenRules(file, importingDynamically(types))).toEqual([syntax]);
    },
  );
});

const rendering = (markup: string) =>
  `export const view = (words, open) => ({ words, open, markup: ${markup} });\n`;

const fromContent = [
  "<p>{words}</p>",
  "<p>{words} · {words}</p>",
  '<p>{words}{" "}{words}</p>',
  '<p className="grid" id="top">{words}</p>',
  "<p className={`grid ${words}`}>{words}</p>",
  '<img alt="" src={words} />',
  '<p>{words === "Our story" ? words : null}</p>',
  "<p>{words.map((word) => <i key={word}>{word}</i>)}</p>",
];

const ofItsOwn = [
  "<p>Our story</p>",
  '<p>{"Our story"}</p>',
  "<p>{`Our ${words}`}</p>",
  "<>{`Our ${words}`}</>",
  '<p>{open ? (words ? "Close" : words) : words}</p>',
  '<p>{open ? "Close" : words}</p>',
  '<p>{open && "Close"}</p>',
  '<img alt="Our story" src={words} />',
  '<nav aria-label="Main">{words}</nav>',
  "<nav aria-label={`Main ${words}`}>{words}</nav>",
  '<input placeholder="Your name" />',
  "<p>{words}12</p>",
  "<p style={{ top: 0 }}>{words}</p>",
  "<p>{words.map((word) => <i>{word}</i>)}</p>",
];

describe("a view", () => {
  it.each(fromContent)("may say %s", async (markup) => {
    expect(await brokenRules("app/views/x-view.tsx", rendering(markup))).toEqual([]);
  });

  it.each(ofItsOwn)("may not say %s", async (markup) => {
    expect(await brokenRules("app/views/x-view.tsx", rendering(markup))).toEqual([syntax]);
  });

  it.each(["app/components/x.tsx", "app/islands/x.tsx"])(
    "is not alone in having no words or sizes of its own: %s",
    async (file) => {
      for (const markup of ["<p>Our story</p>", '<p className="p-[3px]">{words}</p>']) {
        expect(await brokenRules(file, rendering(markup))).toEqual([syntax]);
      }
    },
  );
});

describe("a default export", () => {
  const code = "export default function thing() {}\n";
  const renamed = "const thing = 1;\nexport { thing as default };\n";

  it.each([
    ...["app/routes/x.tsx", "app/root.tsx", "app/entry.server.tsx"],
    ...["vite.config.ts", "scripts/eslint.config.js", "app/assets.d.ts"],
  ])("is allowed in %s, whose tool demands it", async (file) => {
    expect(await brokenRules(file, code)).not.toContain(syntax);
  });

  it.each([...rooms.map(({ file }) => file), "tests/x.test.ts"])(
    "is refused in %s, unless it is a route",
    async (file) => {
      const isAllowed = file.startsWith("app/routes/");
      for (const text of [code, renamed]) {
        expect((await brokenRules(file, text)).includes(syntax)).toBe(!isAllowed);
      }
    },
  );
});

describe("the length of a file", () => {
  const lines = (count: number) => "export {};\n".repeat(count);

  it.each([
    { file: "app/routes/x.tsx", limit: 40 },
    { file: "app/views/x-view.tsx", limit: 120 },
    { file: "app/components/x.tsx", limit: 80 },
    { file: "app/model/pages/x.ts", limit: 80 },
  ])("ends at $limit lines in $file, comments counted", async ({ file, limit }) => {
    expect(await brokenRules(file, lines(limit))).toEqual([]);
    expect(await brokenRules(file, `${lines(limit)}\n// More.\n`)).toEqual(["max-lines"]);
  });
});

const empty = "export {};\n";
const typedImport = `import { type Thing } from "${model}";\nexport type Mine = Thing;\n`;
const usedAsType = 'import { A } from "./a.ts";\nexport const x = (y: A) => y;\n';
const unfinished = ["it.only", "it.skip", "describe.only", "it.concurrent.only", "it.todo"];

describe("the linter", () => {
  it.each<[rule: string, file: string, code: string]>([
    [imports, "app/root.ts", importing("../x.ts")],
    [imports, "tests/x.test.ts", importing("./../app/root.tsx")],
    [imports, "app/views/x-view.tsx", `export { thing } from "${content}";\n`],
    ["@typescript-eslint/no-import-type-side-effects", "app/views/x-view.tsx", typedImport],
    ["@typescript-eslint/consistent-type-imports", "app/head/x.ts", usedAsType],
    ["@typescript-eslint/no-explicit-any", "app/head/x.ts", "export const x = (y: any) => y;\n"],
    ["@typescript-eslint/no-unused-vars", "app/head/x.ts", "const unused = 1;\n"],
    ["eqeqeq", "app/head/x.ts", "export const x = (y: number) => y == 1;\n"],
    ["no-console", "app/head/x.ts", 'console.log("x");\n'],
    ["local/kebab-case-file-name", "app/views/HomeView.tsx", empty],
    ["local/kebab-case-file-name", "app/head/pageMeta.ts", empty],
    ["local/kebab-case-file-name", "scripts/run_child.ts", empty],
  ])("refuses by %s in %s: %s", async (rule, file, code) => {
    expect(await brokenRules(file, code)).toEqual([rule]);
  });

  it.each(unfinished)("lets no test be left with %s", async (call) => {
    const code = `${call}("works", () => {});\n`;
    expect(await brokenRules("tests/x.test.ts", code)).toEqual([syntax]);
  });

  it.each([
    ["scripts/x.ts", 'console.log("x");\n'],
    ["app/content/content.server.ts", empty],
    ["tests/x-view.test.ts", 'it.each([1])("%d", () => {});\n'],
  ])("has nothing against %s with %s", async (file, code) => {
    expect(await brokenRules(file, code)).toEqual([]);
  });
});
