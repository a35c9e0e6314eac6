import { describe, expect, it } from "vitest";
import { compileBody } from "#app/content/bodies/compile-body.server.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";
import { bodyOf } from "#tests/support/rendered-body.ts";

describe("a compiled body", () => {
  const expression = { type: "mdxFlowExpression", value: "1" };
  const setting = { type: "mdxJsxAttribute", name: "title", value: expression } as const;
  const nodes: [string, TreeNode][] = [
    ["an expression", expression],
    ["an expression in a sentence", { type: "mdxTextExpression", value: "1" }],
    ["an import", { type: "mdxjsEsm", value: 'import "a"' }],
    ["HTML", { type: "html", value: "<b>" }],
    ["an unknown tag", { type: "mdxJsxFlowElement", name: "Anything", attributes: [] }],
    ["a computed setting", { type: "mdxJsxFlowElement", name: "Callout", attributes: [setting] }],
  ];

  it.each(nodes)("is refused before the compiler sees it: %s", async (_name, node) => {
    const tree = { type: "root", children: [{ type: "paragraph", children: [node] }] };
    await expect(compileBody(tree)).rejects.toThrow(TypeError);
  });

  it("is not mixed up with others that are compiled at the same time", async () => {
    const words = Array.from({ length: 20 }, (_, at) => `## Number ${at}`);
    const bodies = await Promise.all(words.map((text, at) => bodyOf(text, `p${at}-`)));
    bodies.forEach(({ html }, at) => {
      expect(html).toBe(`<h2 id="p${at}-number-${at}">Number ${at}</h2>`);
    });
  });
});
