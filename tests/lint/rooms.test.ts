import { ESLint } from "eslint";
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
const model = "#app/model/entries/post.ts";
const view = "#app/views/about-view.tsx";

it.each([
  ["app/model/entries/x.ts", view],
  ["app/views/x-view.tsx", "@remix-run/react"],
  ["app/islands/x.tsx", "#app/views/about-view.tsx"],
  ["scripts/x.ts", "#app/islands/forms/contact-form.tsx"],
])("refuses in %s what the table does not let its room import: %s", async (file, mayNot) => {
  expect(await brokenRules(file, importing(mayNot))).toEqual([imports]);
  expect(await brokenRules(file, importingType(mayNot))).toContain(imports);
});

it("lets a room import what its row has, and the types of others where it says so", async () => {
  const [file, component] = ["app/views/x-view.tsx", "#app/components/x.tsx"];
  for (const code of [importing, importingType])
    expect(await brokenRules(file, code(component))).toEqual([]);
  expect(await brokenRules(file, importingType(model))).toEqual([]);
  expect(await brokenRules(file, importing(model))).toEqual([imports]);
  expect(await brokenRules("app/root.ts", importing("../x.ts"))).toEqual([imports]);
});

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
    ])("may not say %s", async (markup) => {
      expect(await brokenRules(file, rendering(markup))).toEqual([syntax]);
    });
  },
);

const byDefault = "export default function thing() {}\n";

it.each<[rule: string, file: string, code: string]>([
  [syntax, "app/views/x-view.tsx", byDefault],
  [syntax, "app/head/x.ts", "const thing = 1;\nexport { thing as default };\n"],
  [syntax, "tests/x.test.ts", 'it.skip("x", () => {});\n'],
  [syntax, "tests/x.test.ts", 'describe.concurrent.only("x", () => {});\n'],
])("refuses by %s in %s: %s", async (rule, file, code) => {
  expect(await brokenRules(file, code)).toEqual([rule]);
});

it.each([
  ["vite.config.ts", byDefault],
  ["tests/x-view.test.ts", 'it.each([1])("%d", () => {});\n'],
])("has nothing against %s with %s", async (file, code) => {
  expect(await brokenRules(file, code)).toEqual([]);
});
