import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import mdx from "@mdx-js/rollup";
import { describe, expect, it } from "vitest";

import { plainSigns } from "#app/mdx/plain-signs.ts";
import { bodyCode } from "#app/mdx/printing/body-code.ts";
import type { DrawnNode } from "#app/mdx/printing/drawn-node.ts";
import { oneOf, randomNumbers, type Draw } from "#tests/support/random.ts";

/** The code of a body as the plugin prints it, and as it is printed here. */
async function bothCodes(text: string) {
  let ours: string | undefined;
  const plugin = mdx({
    outputFormat: "function-body",
    remarkPlugins: [plainSigns],
    rehypePlugins: [() => (tree: unknown) => void (ours = bodyCode(tree as DrawnNode))],
  });
  const transform = plugin.transform as (text: string, id: string) => Promise<{ code: string }>;
  const { code } = await transform(text, "body.mdx");
  return { code, ours };
}

const callout = (inside: string) => `<Callout title="A &amp; “b”">\n\n${inside}\n\n</Callout>`;

const kinds = {
  "one paragraph": "Words.",
  "several paragraphs with marks": "*One* and **two**.\n\nThree `code`  \nand a line.",
  "headings and a line": "## One\n\nWords.\n\n---\n\n### Two\n",
  "lists of every kind": "- a\n- b\n\n  c\n\n3. d\n4. e\n\n* f\n  * g\n    1. h\n",
  "quotes in quotes": "> One\n>\n> > Two\n> > three\n",
  "code with a language and without": "```js\nconst a = `b`;\n```\n\n    plain\n\n```\nx\n```\n",
  "links and pictures with titles": '[a](/b "c") ![d](/e.svg "f") [g][h]\n\n[h]: /i "j"\n',
  "signs that code has to escape":
    'A "quote", a \\\\ and a\ttab, `\\n`, &lt;/p> \u2028 🙂 &nbsp; &quot;',
  "a block alone": callout("Words."),
  "a block between paragraphs": `One\n\n${callout("- a\n- b")}\n\nTwo`,
  "a block within a list": `- ${callout("a").replaceAll("\n", "\n  ")}\n`,
};

describe("the code of a body as it is printed here", () => {
  it.each(Object.entries(kinds))("is what the plugin prints of %s", async (_name, text) => {
    const { code, ours } = await bothCodes(text);
    expect(ours).toBe(code);
  });

  it.each(["blog", "pages", "programs"])(
    "is what the plugin prints of every file of %s",
    async (folder) => {
      const place = path.resolve("content", folder);
      const files = readdirSync(place).filter((name) => name.endsWith(".mdx"));
      for (const name of files) {
        const text = readFileSync(path.join(place, name), "utf8");
        const { code, ours } = await bothCodes(text.replace(/^---\n[^]*?\n---\n/, ""));
        expect(ours, name).toBe(code);
      }
    },
  );

  it.each([1, 2, 3])(
    "is what the plugin prints of bodies put together at random (%i)",
    async (seed) => {
      const draw = randomNumbers(seed);
      let printed = 0;
      for (let round = 0; round < 60; round += 1) {
        const text = Array.from({ length: 1 + draw(5) }, () => block(draw)).join("\n\n");
        const { code, ours } = await bothCodes(text);
        expect(ours ?? code, text).toBe(code);
        if (ours !== undefined) printed += 1;
      }
      expect(printed).toBeGreaterThan(50);
    },
  );

  it.each([
    ["is empty", ""],
    ["has a block without words around it", '<Callout title="A" />'],
    ["has a setting without a value", "<Callout title>\n\nWords.\n\n</Callout>"],
    ["has a setting in braces", "<Callout title={1}>\n\nWords.\n\n</Callout>"],
    ["has a setting called key", '<Callout key="a">\n\nWords.\n\n</Callout>'],
    ["has nothing but a block on one line", '<Callout title="A">Words</Callout>'],
    ["has a block of HTML", "<div>\n\nWords.\n\n</div>"],
    ["goes deeper than a text does", `${"> ".repeat(80)}Words.`],
  ])("is left to the plugin where the body %s", async (_name, text) => {
    expect((await bothCodes(text)).ours).toBeUndefined();
  });
});

const words = [
  "girls",
  "a *b*",
  "**c**",
  "`d\\e`",
  '"f"',
  "{{girls}}",
  "[g](/h)",
  "&lt;",
  "<18",
  "é",
];

function sentence(draw: Draw) {
  return Array.from({ length: 1 + draw(5) }, () => oneOf(words, draw)).join(
    oneOf([" ", "  \n", "\n"], draw),
  );
}

function block(draw: Draw): string {
  const inside = () => sentence(draw).replaceAll("\n", " ");
  const made = [
    () => sentence(draw),
    () => `${"#".repeat(2 + draw(3))} ${inside()}`,
    () => `- ${inside()}\n- ${inside()}`,
    () => `1. ${inside()}\n\n2. ${inside()}`,
    () => `> ${inside()}`,
    () => `\`\`\`\n${inside()}\n\`\`\``,
    () => callout(inside()),
    () => `![${inside().replace(/[^\w ]/g, "")}](/x.svg)`,
    () => "---",
  ];
  return oneOf(made, draw)();
}
