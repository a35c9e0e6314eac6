import { blocks, blockSchema } from "#app/content/bodies/blocks.ts";
import { chosenId, isGoodId, isTakenId } from "#app/content/bodies/headings.ts";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import { nodesIn, sourceOf, startOf, wordsIn, type TreeNode } from "#app/content/bodies/tree.ts";
import { urlIn } from "#app/content/reading/pointers.ts";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";

type Said = Pick<Reported, "text"> & Partial<Reported>;

const names = Object.keys(blocks);
const block = 'Write a block on lines of its own: <Callout title="…">, the text, </Callout>.';
// What a writer can use instead of some HTML tags.
const inTheirPlace: Record<string, string> = {
  "b strong": "Write **words** for bold ones.",
  "i em u": "Write *words* to make them stand out.",
  "br p hr div span center font": "Take it away, and leave an empty line between paragraphs.",
  "h1 h2 h3 h4 h5 h6": "Write ## and a space before a heading.",
  a: "Write [words that say where it leads](/donate).",
  "img figure figcaption":
    "Upload the picture beside this file and write ![what it shows](photo.jpg).",
  "ul ol li": 'Begin each point of a list with "- ", on a line of its own.',
  "table tr td th": "Write each row as | one | two |, and |---|---| below the first.",
};

const rule: Rule = {
  severity: "error",
  about:
    "A text holds something that cannot be shown: HTML, an unknown block, a link that runs code, a picture from elsewhere; or part of it would get lost.",
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
      "![A sign](https://elsewhere.example/a.png)",
      "# A title\n\nWords.",
      "Words <!-- check this -->.",
      "## A part {#Big Name}\n\nWords.",
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
      if (bodyFault)
        report({ file, ...bodyFault, ...faultWords(bodyFault.message, bodyFault.code) });
      if (!body) continue;
      const tell = (node: TreeNode, said: Said) => {
        const start = startOf(node).offset;
        report({ file, start, end: node.position?.end.offset ?? start, ...said });
      };
      if (!/[\p{L}\p{N}]/u.test(text.slice(body.start).replace(/^[ \t>]*\[[^\]\n]*\]:.*$/gm, "")))
        report({
          file,
          start: body.start,
          end: body.start,
          text: "There is nothing to read below the fields, so the page would be empty. Write the text there, or take the file away.",
        });
      for (const node of refusedNodes(body.tree)) tell(node, refusedWords(node, text));
      const first = body.tree.children?.[0];
      if (first?.type === "thematicBreak")
        tell(first, { text: "--- stands here twice. Take one of the two lines away." });
      const ids = new Set<string>();
      for (const node of nodesIn(body.tree)) {
        for (const said of lossesIn(node, text)) tell(node, said);
        const own = node.type === "heading" ? chosenId(node)?.id : undefined;
        if (own !== undefined && (!isGoodId(own) || isTakenId(own) || ids.has(own)))
          tell(node, {
            text: `A heading cannot be called {#${own}}: a name has small letters, digits and hyphens, and stands once on a page. Choose another.`,
          });
        if (own !== undefined) ids.add(own);
      }
      for (const note of lostNotes(body.tree))
        tell(note, {
          severity: "warning",
          text: "Nobody would see this footnote, because nothing leads to it or it stands here twice. Write its [^name] behind the words to which it belongs.",
        });
    }
  },
};

export default rule;

function faultWords(message: string, code: string): Said {
  if (code === "TOO_LARGE") return { text: message };
  const tag = /`(<\/?[\w.:-]*>?)`/.exec(message)?.[1] ?? "<";
  const isOpen = /closing|end of file|before the end/i.test(message);
  return {
    text: `${isOpen ? `${tag} is opened and not closed, or closed and not opened.` : "This tag cannot be read: settings stand in straight double quotes, without any inside."} ${block} To show a < as it is, write \\<`,
  };
}

function refusedWords(node: TreeNode, text: string): Said {
  const { type, url = "", name, attributes = [] } = node;
  if (type === "image" || (type === "definition" && /\.(?:jpe?g|png|svg)$/i.test(url)))
    return {
      ...urlIn(node, text),
      text: `A picture cannot come from "${url}". Upload it beside this file, under a name of letters, digits and hyphens that ends in .jpg or .png, and write that name; a drawing stands in files/.`,
    };
  if (type === "link" || type === "definition") {
    const meant = meantAddress(url);
    return {
      ...urlIn(node, text),
      ...(meant && { instead: meant }),
      text: `A link cannot lead to "${url}". ${meant ? `Write ${meant}.` : "It can lead to a page of this site like /donate, or to https://, mailto: or tel:."}`,
    };
  }
  const schema = blockSchema(name);
  if (!schema) {
    const near = nearestWord(name ?? "", names);
    const instead = Object.entries(inTheirPlace).find(([tags]) =>
      tags.split(" ").includes(name ?? ""),
    )?.[1];
    return {
      text: `<${name ?? ""}> is no block here, and HTML is not possible. ${near && /^[A-Z]/.test(name ?? "") ? `Did you mean <${near}>?` : (instead ?? `You can use: ${names.map((one) => `<${one}>`).join(", ")}.`)}`,
    };
  }
  if (type === "mdxJsxTextElement")
    return { text: `<${name}> stands in the middle of a sentence. ${block}` };
  const known = Object.keys(schema.shape);
  const unknown = attributes.find((one) => !known.includes(one.name ?? ""))?.name;
  if (unknown)
    return {
      text: `<${name}> has no setting called "${unknown}". ${didYouMean(unknown, known) || `It has: ${known.join(", ")}.`}`,
    };
  return {
    text: `The settings of <${name}> are not as they have to be. Write each once, with words in straight quotes: <${name} ${known.map((one) => `${one}="…"`).join(" ")}>`,
  };
}

function meantAddress(url: string) {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`;
  if (/^http:\/\/[^/\s]/.test(url)) return url.replace(/^http/, "https");
  if (/\.(?:pdf|docx?|xlsx?|jpe?g|png|svg|mdx?)$/i.test(url)) return undefined;
  return /^www\.|^[\w-]+\.[a-z]{2,}/.test(url) ? `https://${url}` : undefined;
}

// What the page would not show, or show as it is written.
function lossesIn(node: TreeNode, text: string): Said[] {
  const { type, depth, value = "", title, checked, children = [] } = node;
  const source = sourceOf(node, text);
  if (type === "heading" && depth === 1)
    return [
      {
        severity: "warning",
        text: "A heading with one # is the page's own title, which stands in the fields above. Write ## for a heading inside the text.",
      },
    ];
  if (type === "text" && /(?<!\\)<!--/.test(value)) {
    const start = startOf(node).offset + source.indexOf("<!--");
    return [
      {
        start,
        end: start + 4,
        text: "A comment <!-- … --> would be shown to readers. Take it out.",
      },
    ];
  }
  if (type === "link" && title)
    return [
      {
        severity: "warning",
        text: `Nobody would see the words "${title}" behind an address. Take them out, or write them into the text.`,
      },
    ];
  if (typeof checked === "boolean")
    return [
      {
        severity: "warning",
        text: "A point of a list begins with a box that no reader could tick. Take the square brackets away.",
      },
    ];
  if (type !== "table") return [];
  const columns = children[0]?.children?.length ?? 0;
  return children.flatMap((row): Said[] => {
    const start = startOf(row).offset;
    const place = { start, end: start + 1, severity: "warning" as const };
    if (!sourceOf(row, text).includes("|") && !/^(?:Table|Jedwali):/i.test(wordsIn(row)))
      return [
        {
          ...place,
          text: "This line would become a row of the table above it. Put an empty line between them.",
        },
      ];
    return (row.children?.length ?? 0) > columns
      ? [
          {
            ...place,
            text: `This row has more cells than the first row of the table, which has ${columns}; the last would not be shown. Take a | away, or add a column to the first two lines.`,
          },
        ]
      : [];
  });
}

function lostNotes(tree: TreeNode) {
  const all = nodesIn(tree);
  const wanted = all
    .filter(({ type }) => type === "footnoteReference")
    .map(({ identifier }) => identifier);
  const notes = all.filter(({ type }) => type === "footnoteDefinition");
  return notes.filter(
    ({ identifier }, index) =>
      !wanted.includes(identifier) ||
      notes.findIndex((one) => one.identifier === identifier) < index,
  );
}
