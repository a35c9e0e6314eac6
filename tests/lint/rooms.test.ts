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
const lines = (count: number) => "export {};\n".repeat(count);

type Row = {
  file: string;
  values: string[];
  types?: string[];
  refused: string[];
};

const model = "#app/model/entries/post.ts";
const lesoField = "#app/model/fields/leso.ts";
const leso = "#app/leso/draw-cloth.ts";
const library = "#app/library/library.server.ts";
const route = "#app/routes/pages/about.tsx";
const view = "#app/views/about-view.tsx";
const component = "#app/components/button.tsx";
const island = "#app/islands/contact-form.tsx";
const mdx = "#app/mdx/writers-kit.tsx";
const compileBody = "#app/mdx/compile-body.server.ts";
const head = "#app/head/page-meta.ts";
const script = "#scripts/build.ts";
const test = "#tests/support/console-guard.ts";

// `types` may be imported by `import type` alone; `refused` may not be imported at all.
const table: Record<string, Row> = {
  "a model": {
    file: "app/model/entries/x.ts",
    values: ["zod", model, "./y.ts"],
    refused: [
      "react",
      "@remix-run/node",
      "node:fs",
      "yaml",
      "sonner",
      leso,
      library,
      route,
      view,
    ].concat([component, island, mdx, head, script, test]),
  },
  "a leso function": {
    file: "app/leso/x.ts",
    values: [lesoField, leso, "./y.ts"],
    types: [model],
    refused: ["react", "node:fs", "zod", library, route, view, component, island, mdx, head],
  },
  "the library": {
    file: "app/library/x.server.ts",
    values: [model, leso, library, compileBody, "node:fs", "node:fs/promises", "yaml"].concat([
      "gray-matter",
      "fastest-levenshtein",
    ]),
    refused: [
      "react",
      "react-dom/server",
      "@remix-run/node",
      head,
      mdx,
      route,
      view,
      component,
    ].concat([island, script]),
  },
  "a route": {
    file: "app/routes/x.tsx",
    values: [library, view, mdx, head, "@remix-run/node", "@remix-run/react"],
    refused: [route, "./about.tsx", "zod", "node:fs", component, island, leso, script],
  },
  "a view": {
    file: "app/views/x-view.tsx",
    values: ["react", component, island, "./y.tsx"],
    types: [model, library],
    refused: ["@remix-run/react", "node:fs", "zod", "sonner", leso, route, mdx, head, script],
  },
  "a component": {
    file: "app/components/x.tsx",
    values: ["react", component, island, "./y.tsx"],
    types: [model, library],
    refused: ["@remix-run/react", "node:fs", "zod", "sonner", leso, route, view, mdx, head],
  },
  "an island": {
    file: "app/islands/x.tsx",
    values: ["react", "react-dom", "react-dom/client", "sonner", "@radix-ui/react-tooltip"].concat([
      component,
      island,
    ]),
    types: [model, library],
    refused: ["@remix-run/react", "node:fs", "zod", leso, route, view, mdx, head],
  },
  "the writer's kit": {
    file: "app/mdx/x.ts",
    values: [component, model, mdx, "node:crypto", "react", "react-dom/server", "@mdx-js/rollup"],
    types: ["rollup"],
    refused: [library, route, view, island, leso, head, script],
  },
  "the head": {
    file: "app/head/x.ts",
    values: [head, "feed"],
    types: [model, library],
    refused: [leso, route, view, component, island, mdx, script],
  },
  "a script": {
    file: "scripts/x.ts",
    values: [script, library, model, leso, head, mdx, "node:fs", "vite", "./y.ts"],
    refused: [view, component, route, island, test],
  },
};

describe.each(Object.entries(table))("%s", (name, { file, values, types = [], refused }) => {
  it.each(values)(`${name} may import %s`, async (source) => {
    expect(await brokenRules(file, importing(source))).toEqual([]);
    expect(await brokenRules(file, importingType(source))).toEqual([]);
    expect(await brokenRules(file, importingDynamically(source))).toEqual([]);
  });

  it.each(types)(`${name} may import types from %s`, async (source) => {
    expect(await brokenRules(file, importingType(source))).toEqual([]);
    expect(await brokenRules(file, importing(source))).toEqual([imports]);
    expect(await brokenRules(file, importingDynamically(source))).toEqual([syntax]);
  });

  it.each(refused)(`${name} may not import %s`, async (source) => {
    expect(await brokenRules(file, importing(source))).toEqual([imports]);
    expect(await brokenRules(file, importingType(source))).toContain(imports);
    expect(await brokenRules(file, importingDynamically(source))).toEqual([syntax]);
  });

  it(`${name} may not import from the folder above`, async () => {
    expect(await brokenRules(file, importing("../y.ts"))).toEqual([imports]);
  });
});

describe("an import", () => {
  it("is refused from the folder above outside the rooms and in a test", async () => {
    expect(await brokenRules("app/root.ts", importing("../x.ts"))).toEqual([imports]);
    expect(await brokenRules("tests/x.test.ts", importing("../app/root.tsx"))).toEqual([imports]);
    expect(await brokenRules("tests/x.test.ts", importing("./../x.ts"))).toEqual([imports]);
  });

  it("is refused where a view re-exports a value of the library", async () => {
    const code = `export { thing } from "${library}";\n`;
    expect(await brokenRules("app/views/x-view.tsx", code)).toEqual([imports]);
  });

  it("of types alone says so once, for the whole import", async () => {
    const code = `import { type Thing } from "${model}";\nexport type Mine = Thing;\n`;
    expect(await brokenRules("app/views/x-view.tsx", code)).toEqual([
      "@typescript-eslint/no-import-type-side-effects",
    ]);
  });
});

const rendering = (markup: string) =>
  `export const view = (words, open) => ({ words, open, markup: ${markup} });\n`;

const wordCases = [
  { markup: "<p>{words}</p>", rules: [] },
  { markup: "<p>{words} · {words}</p>", rules: [] },
  { markup: "<p>{words}<i>*</i>–</p>", rules: [] },
  { markup: '<p>{words}{" "}{words}</p>', rules: [] },
  { markup: '<p className="grid" id="top">{words}</p>', rules: [] },
  { markup: '<p className={open ? "grid" : "flex"}>{words}</p>', rules: [] },
  { markup: "<p className={`grid ${words}`}>{words}</p>", rules: [] },
  { markup: '<img alt="" src={words} />', rules: [] },
  { markup: "<img alt={words} src={words} />", rules: [] },
  { markup: '<p>{words === "Our story" ? words : null}</p>', rules: [] },
  { markup: "<p>Our story</p>", rules: [syntax] },
  { markup: '<p>{"Our story"}</p>', rules: [syntax] },
  { markup: "<p>{`Our ${words}`}</p>", rules: [syntax] },
  { markup: "<>{`Our ${words}`}</>", rules: [syntax] },
  { markup: '<p>{open ? (words ? "Close" : words) : words}</p>', rules: [syntax] },
  { markup: '<p>{open ? "Close" : words}</p>', rules: [syntax] },
  { markup: '<p>{open && "Close"}</p>', rules: [syntax] },
  { markup: "<>{open ? `Close ${words}` : words}</>", rules: [syntax] },
  { markup: '<img alt="Our story" src={words} />', rules: [syntax] },
  { markup: '<img alt={"Our story"} src={words} />', rules: [syntax] },
  { markup: '<nav aria-label="Main">{words}</nav>', rules: [syntax] },
  { markup: "<nav aria-label={`Main ${words}`}>{words}</nav>", rules: [syntax] },
  { markup: '<nav title={open ? "Close" : words}>{words}</nav>', rules: [syntax] },
  { markup: '<input placeholder="Your name" />', rules: [syntax] },
  { markup: "<p style={{ top: 0 }}>{words}</p>", rules: [syntax] },
  { markup: "<p>{words}12</p>", rules: [syntax] },
  { markup: "<p>{words.map((word) => <i key={word}>{word}</i>)}</p>", rules: [] },
  { markup: "<p>{words.map((word) => <i>{word}</i>)}</p>", rules: [syntax] },
];

describe.each(["app/views/x-view.tsx", "app/components/x.tsx", "app/islands/x.tsx"])(
  "the words in %s",
  (file) => {
    it.each(wordCases)("$markup breaks $rules", async ({ markup, rules }) => {
      expect(await brokenRules(file, rendering(markup))).toEqual(rules);
    });
  },
);

describe("a default export", () => {
  const code = "export default function thing() {}\n";
  const renamed = "const thing = 1;\nexport { thing as default };\n";

  it.each([
    "app/routes/x.tsx",
    "app/root.tsx",
    "app/routes.ts",
    "app/entry.server.tsx",
    "vite.config.ts",
    "scripts/eslint.config.js",
    "app/assets.d.ts",
  ])("is allowed in %s, whose tool demands it", async (file) => {
    expect(await brokenRules(file, code)).not.toContain(syntax);
  });

  it.each([
    "app/model/x.ts",
    "app/leso/x.ts",
    "app/library/x.server.ts",
    "app/views/x-view.tsx",
    "app/components/x.tsx",
    "app/islands/x.tsx",
    "app/mdx/x.ts",
    "app/head/x.ts",
    "scripts/x.ts",
    "tests/x.test.ts",
  ])("is refused in %s", async (file) => {
    expect(await brokenRules(file, code)).toContain(syntax);
    expect(await brokenRules(file, renamed)).toContain(syntax);
  });
});

describe("the length of a file", () => {
  it.each([
    { file: "app/routes/x.tsx", limit: 40 },
    { file: "app/views/x-view.tsx", limit: 120 },
    { file: "app/components/x.tsx", limit: 80 },
    { file: "app/model/pages/x.ts", limit: 80 },
  ])("ends at $limit lines in $file", async ({ file, limit }) => {
    expect(await brokenRules(file, lines(limit))).toEqual([]);
    expect(await brokenRules(file, lines(limit + 1))).toEqual(["max-lines"]);
    expect(await brokenRules(file, `${lines(limit)}\n// A comment counts.\n`)).toEqual([
      "max-lines",
    ]);
  });

  it("is not limited where the design names no limit", async () => {
    expect(await brokenRules("app/library/x.server.ts", lines(200))).toEqual([]);
  });
});

describe("a test", () => {
  it.each(["it.only", "it.skip", "describe.only", "test.skip", "it.concurrent.only", "it.todo"])(
    "may not use %s",
    async (call) => {
      expect(await brokenRules("tests/x.test.ts", `${call}("works", () => {});\n`)).toEqual([
        syntax,
      ]);
    },
  );

  it("may use it.each", async () => {
    expect(await brokenRules("tests/x.test.ts", 'it.each([1])("%d", () => {});\n')).toEqual([]);
  });
});

describe("a file name", () => {
  const rule = "local/kebab-case-file-name";

  it.each(["app/root.tsx", "app/library/library.server.ts", "tests/x-view.test.ts"])(
    "like %s is kebab-case",
    async (file) => {
      expect(await brokenRules(file, "export {};\n")).toEqual([]);
    },
  );

  it.each(["app/views/HomeView.tsx", "app/head/pageMeta.ts", "scripts/run_child.ts"])(
    "like %s is not kebab-case",
    async (file) => {
      expect(await brokenRules(file, "export {};\n")).toEqual([rule]);
    },
  );
});

describe("everyday TypeScript", () => {
  it.each([
    { code: "export const x = (y: any) => y;\n", rule: "@typescript-eslint/no-explicit-any" },
    { code: "const unused = 1;\n", rule: "@typescript-eslint/no-unused-vars" },
    { code: "export const x = (y: number) => y == 1;\n", rule: "eqeqeq" },
    { code: 'console.log("x");\n', rule: "no-console" },
    {
      code: 'import { A } from "./a.ts";\nexport const x = (y: A) => y;\n',
      rule: "@typescript-eslint/consistent-type-imports",
    },
  ])("$rule is held", async ({ code, rule }) => {
    expect(await brokenRules("app/head/x.ts", code)).toEqual([rule]);
  });

  it("may use the console in a script", async () => {
    expect(await brokenRules("scripts/x.ts", 'console.log("x");\n')).toEqual([]);
  });
});
