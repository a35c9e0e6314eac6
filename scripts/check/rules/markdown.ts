import { blocks, blockSchema } from "#app/content/bodies/blocks.ts";
import { chosenId, isGoodId, isTakenId } from "#app/content/bodies/headings.ts";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import { nodesIn, sourceOf, startOf, type TreeNode } from "#app/content/bodies/tree.ts";
import { urlIn } from "#app/content/reading/pointers.ts";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";

type Said = Pick<Reported, "text"> & Partial<Reported>;

const names = Object.keys(blocks);
const block = 'Write it on lines of its own: <Callout title="…">, the text, </Callout>.';
const plain =
  "Write it in Markdown: **bold**, [words](/donate), ![what it shows](photo.jpg), an empty line between paragraphs; or put a backslash before the <.";

const rule: Rule = {
  severity: "error",
  about:
    "A text holds what cannot be shown: HTML, an unknown block, a link that runs code, a picture from elsewhere; or a part of it would get lost.",
  examples: {
    bad: [
      "One <b>two</b> three.",
      "<script>alert(1)</script>",
      '<Calout title="A">\n\nWords.\n\n</Calout>',
      '<Callout title="A">\n\nNever closed.',
      '<Callout titel="A">\n\nWords.\n\n</Callout>',
      "<Callout title={words}>\n\nWords.\n\n</Callout>",
      "See [us](javascript:alert(1)).",
      "See [us](www.suluhisho.example).",
      "See [us](/about?{{girls}}).",
      "![A sign](https://elsewhere.example/a.png)",
      "# A title\n\nWords.",
      "Words <!-- check this -->.",
      "## A part {#Big Name}\n\nWords.",
      "A footnote[^1] and\n\n[^1]: One.\n\n[^2]: Two.",
      "| One |\n|---|\n| 1 | 2 |",
      "",
    ],
    good: [
      "Girls aged <18, and {everyone} of them.\n\nexport sales rose.",
      '<Callout title="What a term costs">\n\nWords.\n\n</Callout>',
      "| One | Two |\n|---|---|\n| 1 | 2 |\n\nSee https://www.suluhisho.example/page and [us](mailto:info@suluhisho.example).",
    ],
  },
  check({ files }, report) {
    for (const { path: file, text, body, bodyFault } of files) {
      if (bodyFault) report({ file, ...bodyFault, text: faultWords(bodyFault.message) });
      if (!body) continue;
      const own = text.slice(body.start).replace(/&#?\w+;|^[ \t>]*\[[^\]\n]*\]:.*$/gm, "");
      if (!/[\p{L}\p{N}]/u.test(own)) {
        const empty =
          "There is nothing to read below the fields. Write the text, or take the file away.";
        report({ file, start: body.start, end: body.start, text: empty });
      }
      const all = nodesIn(body.tree);
      const refused = refusedNodes(body.tree).map(
        (node) => [node, refusedWords(node, text)] as const,
      );
      const lost = all.flatMap((node) =>
        lossesIn(node, text, all).map((said) => [node, said] as const),
      );
      for (const [node, said] of [...refused, ...lost]) {
        const start = startOf(node).offset;
        report({ file, start, end: node.position?.end.offset ?? start, ...said });
      }
    }
  },
};

export default rule;

function faultWords(message: string) {
  if (/cannot be read\./.test(message)) return message;
  const tag = /`(<\/?[\w.:-]*>?)`/.exec(message)?.[1] ?? "<";
  return /closing|end of file|before the end/i.test(message)
    ? `${tag} is opened and not closed, or closed and not opened. ${block}`
    : `This tag cannot be read. ${block} To show a < as it is, write \\<`;
}

function refusedWords(node: TreeNode, text: string): Said {
  const { type, url = "", name, attributes = [] } = node;
  if (type === "image" || /^definition.*\.(?:jpe?g|png|svg)$/i.test(type + url)) {
    const advice =
      "Upload it beside this file, under a name of letters, digits and hyphens that ends in .jpg or .png, and write that name; a drawing stands in files/.";
    return { ...urlIn(node, text), text: `A picture cannot come from "${url}". ${advice}` };
  }
  if (type === "link" || type === "definition") {
    const meant = meantAddress(url);
    const advice = meant
      ? `Write ${meant}.`
      : "It can lead to a page like /donate, or to https://, mailto: or tel:.";
    return {
      ...urlIn(node, text),
      instead: meant,
      text: `A link cannot lead to "${url}". ${advice}`,
    };
  }
  const schema = blockSchema(name);
  if (!schema) {
    const near = /^[A-Z]/.test(name ?? "") && nearestWord(name ?? "", names);
    const advice = near ? `Did you mean <${near}>?` : plain;
    return { text: `<${name ?? ""}> is no block here, and HTML is not possible. ${advice}` };
  }
  if (type === "mdxJsxTextElement")
    return { text: `<${name}> stands in the middle of a sentence. ${block}` };
  const known = Object.keys(schema.shape);
  const unknown = attributes.find((one) => !known.includes(one.name ?? ""))?.name;
  const likeThis = known.map((one) => `${one}="…"`).join(" ");
  return {
    text: unknown
      ? `<${name}> has no setting called "${unknown}". ${didYouMean(unknown, known) || `It has: ${known.join(", ")}.`}`
      : `The settings of <${name}> are not as they have to be. Write <${name} ${likeThis}>, with straight quotes.`,
  };
}

function meantAddress(url: string) {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`;
  if (/^http:\/\/[^/\s]/.test(url)) return url.replace(/^http/, "https");
  if (/\.(?:pdf|docx?|xlsx?|jpe?g|png|svg|mdx?)$/i.test(url)) return undefined;
  return /^www\.|^[\w-]+\.[a-z]{2,}/.test(url) ? `https://${url}` : undefined;
}

// What the page would not show, or show as it is written.
function lossesIn(node: TreeNode, text: string, all: TreeNode[]): Said[] {
  const { type, depth, url = "", value = "", checked, children = [], identifier } = node;
  const start = startOf(node).offset;
  const warn = (text: string): Said[] => [{ severity: "warning", text }];
  if (type === "thematicBreak" && all[1] === node)
    return [{ text: "--- stands here twice. Take one of the two lines away." }];
  if (type === "link" && url.includes("{{"))
    return [{ text: "A figure cannot stand in an address. Write the address out." }];
  if (type === "heading" && depth === 1)
    return warn(
      "A heading with one # is the page's own title. Write ## for a heading inside the text.",
    );
  if (type === "heading") {
    const own = chosenId(node)?.id;
    const isTwice = all.some(
      (one) => one !== node && one.type === type && chosenId(one)?.id === own,
    );
    return own === undefined || (isGoodId(own) && !isTakenId(own) && !isTwice)
      ? []
      : [
          {
            text: `A heading cannot be called {#${own}}. Write small letters, digits and hyphens, once on a page, and nothing that every page has.`,
          },
        ];
  }
  if (type === "text" && /(?<!\\)<!--/.test(value)) {
    const at = start + sourceOf(node, text).indexOf("<!--");
    return [
      {
        start: at,
        end: at + 4,
        text: "A comment <!-- … --> would be shown to readers. Take it out.",
      },
    ];
  }
  if (typeof checked === "boolean")
    return warn("No reader could tick this box. Take the square brackets away.");
  if (type === "footnoteDefinition") {
    const isNamed = (kind: string) =>
      all.filter((one) => one.type === kind && one.identifier === identifier);
    const isSeen = isNamed("footnoteReference").length > 0 && isNamed(type)[0] === node;
    return isSeen
      ? []
      : warn("Nobody would see this footnote: nothing leads to it, or it stands here twice.");
  }
  const columns = children[0]?.children?.length ?? 0;
  const wide = type === "table" && children.find((row) => (row.children?.length ?? 0) > columns);
  if (!wide) return [];
  const row = { start: startOf(wide).offset, end: startOf(wide).offset + 1 };
  return [
    {
      ...row,
      severity: "warning",
      text: "This row has more cells than the first one, and the last would not be shown. Take a | away, or add a column.",
    },
  ];
}
