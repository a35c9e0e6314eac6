import { ESLint } from "eslint";
import { expect, it } from "vitest";

const linter = new ESLint({ overrideConfigFile: "scripts/eslint.config.js" });

/** The rules that this code breaks in that file, each once. */
async function brokenRules(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: file });
  // A message without a rule means that the file is ignored and nothing was tested.
  const rules = result!.messages.map((message) => message.ruleId ?? message.message);
  return [...new Set(rules)];
}

it("a room may import only what its row allows, as values or as types", async () => {
  const broken = (code: string) => brokenRules("app/views/x-view.tsx", code);
  const value = (source: string) => broken(`import { a } from "${source}";\na();\n`);
  const type = (source: string) =>
    broken(`import type { A } from "${source}";\nexport type B = A;\n`);
  const refused = ["@typescript-eslint/no-restricted-imports"];
  expect(await value("@remix-run/react")).toEqual(refused);
  expect(await value("../x.ts")).toEqual(refused);
  expect(await value("#app/model/entries/post.ts")).toEqual(refused);
  expect(await type("#app/model/entries/post.ts")).toEqual([]);
  expect(await type("#app/components/x.tsx")).toEqual([]);
});

const rendering = (markup: string) =>
  `export const view = (words, open) => ({ words, open, markup: ${markup} });\n`;

it.each([
  '<p className="grid" id="top">{words} · {words}{" "}{words}</p>',
  '<img alt="" src={words} />',
  '<p>{words === "Our story" ? words : null}</p>',
  "<p>{words.map((word) => <i key={word}>{word}</i>)}</p>",
])("a view may say %s", async (markup) => {
  expect(await brokenRules("app/views/x-view.tsx", rendering(markup))).toEqual([]);
});

it.each([
  "<p>Our story</p>",
  '<p>{"Our story"}</p>',
  "<>{`Our ${words}`}</>",
  '<p>{open ? (words ? "Close" : words) : words}</p>',
  '<img alt="Our story" src={words} />',
  "<nav aria-label={`Main ${words}`}>{words}</nav>",
  "<p>{words}12</p>",
  "<p style={{ top: 0 }}>{words}</p>",
  '<p className="p-[3px]">{words}</p>',
])("neither a view nor a component nor an island may say %s", async (markup) => {
  for (const room of ["views", "components", "islands"])
    expect(await brokenRules(`app/${room}/x.tsx`, rendering(markup))).toEqual([
      "no-restricted-syntax",
    ]);
});
