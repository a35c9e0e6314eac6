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

const value = (source: string) => `import { a } from "${source}";\na();\n`;
const type = (source: string) => `import type { A } from "${source}";\nexport type B = A;\n`;
const [view, post] = ["app/views/x-view.tsx", "#app/model/entries/posts.ts"];

it.each([
  ["a view", "a component", view, value("#app/components/x.tsx"), true],
  ["a view", "a value of the model", view, value(post), false],
  ["a view", "a package", view, value("@remix-run/react"), false],
  ["a view", "a file above it", view, value("../x.ts"), false],
  ["the model", "a type of React", "app/model/x.ts", type("react"), false],
  ["a script", "a package", "scripts/x.ts", value("yaml"), true],
  ["a script", "a view", "scripts/x.ts", type("#app/views/x-view.tsx"), false],
])("%s may import %s only as its row allows", async (_room, _what, file, code, allowed) => {
  const refused = ["@typescript-eslint/no-restricted-imports"];
  expect(await brokenRules(file, code)).toEqual(allowed ? [] : refused);
});

it.each([
  ['<p className="grid" id="top">{words} · {words}{" "}{words}</p>', true],
  ["<p>Our story</p>", false],
  ['<p>{open ? (words ? "Close" : words) : words}</p>', false],
  ['<p>{open && "Close"}</p>', false],
  ['<img alt="Our story" src={words} />', false],
  ["<nav aria-label={`Main ${words}`}>{words}</nav>", false],
  ["<p style={{ top: 0 }}>{words}</p>", false],
  ['<p className="p-[3px]">{words}</p>', false],
])("a view, component or island that says %s passes: %s", async (markup, passes) => {
  const code = `export const view = (words, open) => ({ words, open, markup: ${markup} });\n`;
  for (const room of ["views", "components", "islands"]) {
    const rules = await brokenRules(`app/${room}/x.tsx`, code);
    expect(rules, room).toEqual(passes ? [] : ["no-restricted-syntax"]);
  }
});

it.each([
  ["process.env.PORT", false],
  ["process.env[name]", false],
  ["{ ...process.env, PORT: name }", true],
  ['(process.env.PORT = "1")', true],
])("a file that says %s passes: %s", async (words, passes) => {
  const code = `export const value = (name) => [name, ${words}];\n`;
  for (const file of ["app/content/x.ts", "app/views/x-view.tsx", "scripts/x.ts"])
    expect(await brokenRules(file, code)).toEqual(passes ? [] : ["no-restricted-syntax"]);
});
