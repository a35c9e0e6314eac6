import { expect, it } from "vitest";
import { isPair, isSeq, parseDocument, visit, type Document, type Scalar } from "yaml";
import { builtFindings } from "#scripts/build/verifying/built-pages.ts";
import { checkRules } from "#scripts/check/check.ts";
import { isError } from "#scripts/check/run-rules.ts";
import {
  contentWith,
  frozenContent,
  smallFolder,
  textsIn,
  type Files,
} from "#tests/support/content-folder.ts";

// CHANGES=1200 npm test -- tests/whole-files/check-and-build.test.ts tries more of them.
const count = Number(process.env.CHANGES ?? 40);

const bodies = [
  "[The hall]({{site.baseurl}}/hall)",
  "![A desk]({{girls}}.jpg)",
  '<img src="{{site.url}}/a.png" alt="A desk">',
  "[one][two]\n\n[two]: {{site.url}}/two",
  "[Read me](/README.md)",
  "[Read me](/handbook/people.md)",
  "[Nowhere](/nowhere) and [a part](#nowhere)",
  "[A list](/blog/category/none) of [page](/blog/page/9)",
  "[English](/sw/nowhere)",
  "[A file](/files/none.pdf) and [an icon](/favicon.svg) and [code](/assets/x.js)",
  "[A mark](/#nowhere) and [help](/help#nowhere)",
  "[//]: # (a comment)\n\n[Elsewhere](//elsewhere.example/x)",
  "# One\n\n# Two",
  "## Main {#main}\n\n## Main",
  "<a name='x'></a>\n\n[Up](#x)",
  "Words[^1].\n\n[^1]: A note with a [link](/nowhere#a).",
  "{1 + 1} {{unknown}} {{name}",
  "import x from 'x'\n\nexport const y = 1",
  "<Callout>\n\nWords\n\n</Callout>",
  "<Video src='x' />",
  "<div><h1>One</h1></div>",
  "| a |\n|---|\n| [b]({{c}}) |",
];
const values = [
  "",
  "{{name}}",
  "{title}",
  "/nowhere",
  "#nowhere",
  "A",
  "0",
  "en",
  "\u200b",
  "{{x}",
];

/** A generator of the same numbers below a limit each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

type Next = (limit: number) => number;
const oneOf = <Item>(all: Item[], next: Next) => all[next(all.length)] as Item;

/** The text of a file with one of its values removed, emptied, replaced or doubled. */
function withChangedValue(text: string, next: Next) {
  const document: Document = parseDocument(text);
  const paths: unknown[][] = [];
  visit(document, (key, node, above) => {
    if (key !== null && key !== "key" && !isPair(node)) paths.push(pathOf([...above, node]));
  });
  if (paths.length === 0) return text;
  const path = oneOf(paths, next);
  const parent = document.getIn(path.slice(0, -1), true);
  const change = next(4);
  if (change === 0) document.deleteIn(path);
  else if (change === 1) document.setIn(path, null);
  else if (change === 2) document.setIn(path, oneOf(values, next));
  else if (isSeq(parent)) parent.add(document.getIn(path));
  return document.toString({ lineWidth: 0 });
}

/** The names and places in the last of these nodes, each of which contains the next. */
function pathOf(nodes: readonly unknown[]) {
  return nodes.flatMap((node, at) => {
    if (isPair(node)) return [(node.key as Scalar).value];
    const above = nodes[at - 1];
    return isSeq(above) ? [above.items.indexOf(node)] : [];
  });
}

/** One change that a writer may make, in words and as files. */
function changeOf(texts: Record<string, string>, next: Next): [what: string, files: Files] {
  const file = oneOf(Object.keys(texts), next);
  const text = texts[file] ?? "";
  const kind = next(8);
  if (kind === 0) return [`without ${file}`, { [file]: null }];
  const copy = file.replace(/(\.\w+)$/, "-2$1");
  if (kind === 1) return [`${file} renamed`, { [file]: null, [copy]: text }];
  if (kind === 2) return [`${file} doubled`, { [copy]: text }];
  if (kind === 3) {
    const translated = file.startsWith("sw/") ? file.slice(3) : `sw/${file}`;
    return [`${file} as ${translated}`, { [translated]: text }];
  }
  if (!file.endsWith(".mdx")) {
    const changed = withChangedValue(text, next);
    return [`${file}: ${difference(text, changed)}`, { [file]: changed }];
  }
  const [, fields = "", body = ""] = /^---\n([^]*?)\n---\n?([^]*)$/.exec(text) ?? [];
  if (kind < 6) {
    const added = oneOf(bodies, next);
    return [`${file} with ${added}`, { [file]: `---\n${fields}\n---\n${body}\n\n${added}\n` }];
  }
  const changed = withChangedValue(fields, next);
  return [`${file}: ${difference(fields, changed)}`, { [file]: `---\n${changed}---\n${body}` }];
}

function difference(before: string, after: string) {
  const lines = new Set(before.split("\n"));
  return after.split("\n").find((line) => !lines.has(line)) ?? "a line less";
}

const timeout = Math.max(90_000, count * 500);
it(
  `whatever the rules accept, the build builds: ${count} changes of content`,
  { timeout },
  async () => {
    const failures: string[] = [];
    const accepted: string[] = [];
    for (const [at, folder] of [smallFolder, frozenContent].entries()) {
      const texts = await textsIn(folder);
      const next = numbersFrom(at + 1);
      for (let number = 0; number < count / 2; number++) {
        const [what, files] = changeOf(texts, next);
        const content = await contentWith(files, folder);
        if ((await checkRules(content)).hasErrors) continue;
        accepted.push(what);
        const errors = (await builtFindings(content)).filter(isError);
        failures.push(...errors.map(({ file, line, text }) => `${what} → ${file}:${line} ${text}`));
      }
    }
    expect(accepted.length).toBeGreaterThan(count / 5);
    expect(failures).toEqual([]);
  },
);
