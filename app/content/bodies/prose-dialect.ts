import { nodesIn, wordsIn, type TreeNode } from "#app/content/bodies/tree.ts";

type State = (code: number | null) => State | undefined;
type Effects = {
  check: (construct: Construct, ok: State, nok: State) => State;
  consume: (code: number | null) => void;
  enter: (type: string) => void;
  exit: (type: string) => void;
};
type Tokenize = (this: unknown, effects: Effects, ok: State, nok: State) => State;
type Construct = { tokenize: Tokenize; partial?: boolean; [key: string]: unknown };
type Extension = {
  flow?: Record<number, Construct[] | Construct>;
  text?: Record<number, Construct[] | Construct>;
};
type FromMarkdown = { transforms?: ((tree: TreeNode) => void)[] };
type Processor = {
  data: () => { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: FromMarkdown[][] };
};

const lessThan = 60;
const slash = 47;
const openBrace = 123;
const firstLettersOfModules = [101, 105];

/**
 * Removes from MDX what a writer never means: braces and lines that begin with "export" or "import"
 * are plain text, and "<" opens a tag only where a letter or a slash follows it.
 */
export function proseDialect(this: unknown) {
  for (const extension of (this as Processor).data().micromarkExtensions ?? []) {
    for (const code of [...firstLettersOfModules, openBrace]) {
      delete extension.flow?.[code];
      delete extension.text?.[code];
    }
    for (const constructs of [extension.flow, extension.text]) {
      const tags = constructs?.[lessThan];
      if (constructs && tags) constructs[lessThan] = [tags].flat().map(onlyBeforeAName);
    }
  }
}

/**
 * Leaves bare addresses to the parser alone: what searches the words for more of them afterwards
 * forgets where the words stand. An address without https:// gets it, and not http:// as elsewhere.
 */
export function plainAddresses(this: unknown) {
  for (const extension of (this as Processor).data().fromMarkdownExtensions?.flat() ?? []) {
    if (extension.transforms) extension.transforms = [];
  }
}

/** Puts https:// before each address that was written without it. */
export function completeAddresses(tree: unknown) {
  for (const node of nodesIn(tree as TreeNode)) {
    if (node.type !== "link") continue;
    const words = wordsIn(node);
    const isBare = node.url === `http://${words}`;
    if (isBare && /^www\./i.test(words)) node.url = `https://${words}`;
  }
}

function onlyBeforeAName(tag: Construct): Construct {
  return {
    ...tag,
    tokenize(effects, ok, nok) {
      return effects.check(nameAhead, tag.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

const nameAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const tagStart: State = (code) => {
      effects.enter("mdxTagStart");
      effects.consume(code);
      effects.exit("mdxTagStart");
      return name;
    };
    const name: State = (code) => (isNameStart(code) ? ok(code) : nok(code));
    return tagStart;
  },
};

function isNameStart(code: number | null) {
  return (
    code !== null && (code === slash || /[A-Za-z]/.test(String.fromCodePoint(Math.max(code, 0))))
  );
}
