import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { htmlText } from "micromark-core-commonmark";
import { mdxJsx } from "micromark-extension-mdx-jsx";
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
type FromMarkdown = { transforms?: ((tree: TreeNode) => void)[] };
type Extension = { text?: Record<number, Construct | Construct[]>; [other: string]: unknown };
type Processor = {
  data: () => { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: (object | object[])[] };
};

const lessThan = 60;
const slash = 47;

/**
 * Adds our blocks to Markdown: tags that begin with a capital and a small letter. Other tags are
 * inline HTML, of which `readTags` keeps what is harmless. The parser (micromark) has a list of
 * constructs, each a tokenizer, for each first character: `flow` for lines, `text` for what is
 * inside a paragraph. If the first construct of a list does not match, the next one is tried.
 */
export function proseDialect(this: unknown) {
  const { flow, text } = mdxJsx() as Record<string, Record<number, Construct>>;
  const block = (constructs = flow) => onlyBefore(blockAhead, constructs?.[lessThan] as Construct);
  // A new name, because the parser disables constructs by name.
  const html = { ...(htmlText as unknown as Construct), name: "htmlInText" };
  const data = (this as Processor).data();
  data.micromarkExtensions = [
    // Block HTML would hide the words inside it.
    { disable: { null: ["codeIndented", "htmlFlow", "htmlText"] } },
    { flow: { [lessThan]: block(flow) }, text: { [lessThan]: block(text) } },
    { text: { [lessThan]: onlyBefore(tagAhead, html) } },
  ];
  data.fromMarkdownExtensions = [mdxJsxFromMarkdown()];
}

/** Leaves bare addresses to the parser, because the transform that finds more of them loses their positions. */
export function plainAddresses(this: unknown) {
  for (const extension of (this as Processor).data().fromMarkdownExtensions?.flat() ?? []) {
    const { transforms } = extension as FromMarkdown;
    if (transforms) transforms.length = 0;
  }
}

/** Adds https:// to each address without a scheme. */
export function completeAddresses(tree: unknown) {
  for (const node of nodesIn(tree as TreeNode)) {
    if (node.type !== "link") continue;
    const words = wordsIn(node);
    const isBare = node.url === `http://${words}`;
    if (isBare && /^www\./i.test(words)) node.url = `https://${words}`;
  }
}

function onlyBefore(ahead: Construct, construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(ahead, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

// A block is <Name or </Name; every other letter begins an HTML tag.
const blockAhead = letterAhead(/[A-Z]/, /[a-z]/);
const tagAhead = letterAhead(/[A-Za-z]/);

// Matches a < or </ before these letters. What it reads is discarded, but the parser wants an open token.
function letterAhead(...letters: RegExp[]): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      const close = (is: State, code: number | null) => {
        effects.exit("mdxTagStart");
        return is(code);
      };
      const letterAt = (at: number): State => {
        return (code) => {
          const isIt = code !== null && code > 0 && letters[at]?.test(String.fromCodePoint(code));
          if (!isIt || at === letters.length - 1) return close(isIt ? ok : nok, code);
          effects.consume(code);
          return letterAt(at + 1);
        };
      };
      const afterSign: State = (code) => {
        if (code !== slash) return letterAt(0)(code);
        effects.consume(code);
        return letterAt(0);
      };
      return (code) => {
        effects.enter("mdxTagStart");
        effects.consume(code);
        return afterSign;
      };
    },
  };
}
