import { checkTree, type Findings } from "#app/mdx/check-tree.ts";
import { bodyPassages, type BodyPassage } from "#app/mdx/passages.ts";
import { plainSigns } from "#app/mdx/plain-signs.ts";
import type { TreeNode } from "#app/mdx/tree.ts";

/** What the plugin made of a body, and what was found in it on the way. */
export type TransformedBody = Findings & { code: string; passages: BodyPassage[] };

type Found = Findings & { passages: BodyPassage[] };
type Transform = (text: string, file: string) => Promise<{ code: string }>;

const foundByFile = new Map<string, Found>();
let bodiesTransformed = 0;
let transforming: Promise<Transform> | undefined;

/** Turns the text of a body into code with the MDX plugin; throws what the plugin throws. */
export async function transformBody(text: string): Promise<TransformedBody> {
  const file = `body-${(bodiesTransformed += 1)}.mdx`;
  const run = await transform();
  try {
    const { code } = await run(text, file);
    const found = foundByFile.get(file) ?? { problems: [], mentions: [], passages: [] };
    return { ...found, code };
  } finally {
    foundByFile.delete(file);
  }
}

// Nobody asks which sign of the code was made of which sign of the text. The plugin passes this on.
const withoutMap = { SourceMapGenerator: undefined };

// One plugin with one configuration compiles every body, in the build and in development; where
// every body is in the cache it is not even loaded.
function transform() {
  transforming ??= import("@mdx-js/rollup").then(({ default: mdx }) => {
    const plugin = mdx({
      outputFormat: "function-body",
      remarkPlugins: [plainSigns, collectFindings],
      ...withoutMap,
    });
    return plugin.transform as Transform;
  });
  return transforming;
}

function collectFindings() {
  return (tree: unknown, file: { path: string; value: unknown }) => {
    const text = String(file.value);
    const passages = bodyPassages(tree as TreeNode, text);
    foundByFile.set(file.path, { ...checkTree(tree as TreeNode, text), passages });
  };
}
