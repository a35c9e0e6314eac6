import { blocks, blockSchema } from "#app/content/bodies/blocks.ts";
import { chosenId, isGoodId, isTakenId } from "#app/content/bodies/headings.ts";
import { settingsOfTag } from "#app/content/bodies/html-tags.ts";
import { refusedNodes } from "#app/content/bodies/refused-nodes.ts";
import { nodesIn, sourceOf, startOf, wordsIn, type TreeNode } from "#app/content/bodies/tree.ts";
import type { Fault } from "#app/content/range.ts";
import { fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { videoPage } from "#app/model/blocks.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import { urlIn } from "#app/content/reading/pointers-of.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";
import { unshownFormat } from "#scripts/check/file-names.ts";
import { withoutEnding } from "#scripts/check/renamed-page.ts";
import { suggestion } from "#scripts/check/suggestion.ts";
import { beginsWithHost, ofOneComputer } from "#scripts/check/words/written-hosts.ts";

type Words = Pick<Reported, "text"> & Partial<Reported>;

const names = Object.keys(blocks);
const block =
  'Write <Callout title="…"> and </Callout> on lines of their own, with the text between them.';
const plain =
  "Use **bold**, [words](/donate), ![what it shows](photo.jpg) and empty lines between paragraphs, or put a backslash before the <.";
const player = /^<\/?(?:iframe|embed|object|video|audio)\b/i;
// Tags that the parser leaves in a text.
const unread = /(?<!\\)<(\/?[a-z_][\w.-]*)(?=[\s/>])(?![^<>]*\{[{%])/gi;

export default {
  severity: "error",
  about:
    "A text contains something that cannot be shown (HTML, an unknown block, a link that runs code, a picture from another site), or a part of it would get lost. Write it in the way that the handbook shows. What would be readable but odd, such as a list by accident, is a warning.",
  check({ files, addresses, hasOther }, report) {
    for (const { path: file, originalPath, text, body, bodyFault } of files) {
      const isBeside = (name: string) => hasOther(pathOfPhoto(originalPath, name));
      if (bodyFault) report({ file, ...bodyFault, text: faultWords(bodyFault, text) });
      if (!body) continue;
      const prose = body.source.slice(body.start).replace(/&#?\w+;|^[ \t>]*\[[^\]\n]*\]:.*$/gm, "");
      const isEmpty = !/[\p{L}\p{N}]/u.test(prose);
      const empty = "There is no text below the fields. Write it, or delete this file.";
      if (isEmpty) report({ file, start: body.start, end: body.start, text: empty });
      const reportNode = (node: TreeNode, words: Words | undefined) => {
        if (!words) return;
        const start = startOf(node).offset;
        report({ file, start, end: node.position?.end.offset ?? start, ...words });
      };
      for (const fault of body.faults) report({ file, ...fault, text: faultWords(fault, text) });
      const refused = refusedNodes(body.tree);
      const html = [...refused.filter(isHtml), ...nodesIn(body.tree).filter(isUnread(text))];
      if (html[0]) reportNode(html[0], htmlWords(html, text));
      const players = body.tags.filter(({ value = "" }) => isPlayer(value));
      for (const playerTag of players) reportNode(playerTag, playerWords(playerTag.value ?? ""));
      const tags = body.tags.filter((tag) => !players.includes(tag));
      if (!html[0] && tags[0]) reportNode(tags[0], { severity: "warning", text: tagWords(tags) });
      for (const node of refused)
        if (!isHtml(node) && !node.value?.startsWith("</"))
          reportNode(node, refusedWords(node, text, { addresses, isBeside }));
      const all = nodesIn(body.tree);
      const ids = all.map((node) => (node.type === "heading" ? chosenId(node)?.id : undefined));
      const references = all.filter(({ type }) => type === "footnoteReference");
      const linked = new Set(references.map(({ identifier }) => identifier));
      for (const [at, node] of all.entries()) {
        const isIdAlone = ids.indexOf(ids[at]) === at && ids.lastIndexOf(ids[at]) === at;
        reportNode(node, idLoss(ids[at], isIdAlone) ?? lossIn(node, body.source, all, linked));
      }
    }
  },
} satisfies Rule;

const insideText =
  "This picture is embedded in the text, as Google Docs does. Upload it to this folder, and write ![What it shows](photo.jpg).";

function faultWords({ code, message, start, end }: Fault, whole: string) {
  if (code === "TOO_LARGE") return message;
  const tag = whole.slice(start, end);
  const [, slash = "", name = ""] = /^<(\/?)([\w.]*)/.exec(tag) ?? [];
  if (/ omitted>$/.test(tag)) return `${tag} was copied from a chat. Delete it.`;
  if (name && !names.includes(name)) return unknownBlock(slash + name, plain).text;
  if (/=\s*[“”„‘’]/.test(tag))
    return 'Curly quotes do not work here. Use straight ones: title="…".';
  if (/="[^"]*"[^\s/>]/.test(tag))
    return 'A straight quote inside title="…" ends it too early. Use curly quotes inside: “ ”.';
  if (slash) return `</${name}> has no beginning. ${block}`;
  const [, other] = /^Unexpected closing tag `<\/([\w.]+)/.exec(message) ?? [];
  const ends = other && !names.includes(other) ? ` </${other}> does not end it.` : "";
  if (/closing tag for/.test(message))
    return `<${name}> has no end. Write </${name}> on a line of its own below the text.${ends}`;
  return `This < begins a tag that cannot be read. To show a <, write \\<. ${block}`;
}

function isHtml({ type, value = "" }: TreeNode) {
  return type === "html" && !isPlayer(value);
}

// Our block <Video> has the name of a tag.
function isPlayer(source: string) {
  return player.test(source) && !/^<\/?Video\b/.test(source);
}

function isUnread(text: string) {
  // The link that replaces a player has the place of its tag.
  return (node: TreeNode) => {
    const source = node.type === "text" ? sourceOf(node, text) : "";
    return source.search(unread) >= 0 && !isPlayer(source);
  };
}

// Readers see the words of these tags.
function tagWords(tags: TreeNode[]) {
  const settings = tags.map(({ value = "" }) => settingsOfTag(value));
  const [anchor] = settings.flatMap((each) => each.get("name") ?? each.get("id") ?? []);
  if (anchor && tags.every(({ value = "" }) => /^<a\b/i.test(value)))
    return `<a> does not name a place here, so links to #${anchor} go nowhere. Write {#${anchor}} after the words of a heading, and delete <a>.`;
  const shown = tags.map(({ value = "" }) => `<${/[a-z]\w*/i.exec(value)?.[0].toLowerCase()}>`);
  return `Only the words of this HTML are shown: ${[...new Set(shown)].join(", ")}. ${plain}`;
}

// All HTML of a file is one finding, because it was usually pasted together.
function htmlWords(nodes: TreeNode[], text: string): Words {
  const tags = nodes.flatMap((node) => [...sourceOf(node, text).matchAll(unread)]);
  const tagNames = [
    ...new Set(tags.map(([, name = ""]) => `<${name.replace("/", "").toLowerCase()}>`)),
  ];
  const shown = tagNames.slice(0, 6).join(", ") + (tagNames.length > 6 ? " and others" : "");
  const table = tagNames.includes("<table>")
    ? " Write a table as | one | two |, with |---|---| below the first row."
    : "";
  const written = tags.map(([, name = ""]) => name.replace("/", ""));
  const inLine = names.find((name) => written.includes(name));
  const host = written.find(beginsWithHost);
  const blockName = names.find((name) => written.includes(name.toLowerCase()));
  const [first] = nodes;
  const start = startOf(first!).offset + Math.max(0, sourceOf(first!, text).search(unread));
  const end = start + (/^<[^<>]*>/.exec(text.slice(start))?.[0].length ?? 1);
  const advice = table || ` ${plain}`;
  const capital = blockName && `Write <${blockName}> and </${blockName}>, with a capital letter.`;
  if (host) return { start, end, text: `This is not a link. Write [its name](https://${host}).` };
  if (inLine) return { start, end, text: `<${inLine}> is in the middle of a line. ${block}` };
  if (capital)
    return { start, end, text: `<${blockName.toLowerCase()}> does not work. ${capital}` };
  return {
    start,
    end,
    text: `HTML does not work here: ${shown || "<!…>"}.${advice}`,
  };
}

function unknownBlock(name: string, advice: string) {
  const near = /^[A-Z]/.test(name) && didYouMean(name, names);
  return { text: `There is no block called <${name}>. ${near || advice}` };
}

function refusedWords(
  node: TreeNode,
  text: string,
  { addresses, isBeside }: { addresses: ReadonlySet<string>; isBeside: (name: string) => boolean },
): Words | undefined {
  const { type, url = "" } = node;
  const name = node.name ?? "";
  if (/\{[{%<]/.test(url)) return { ...urlIn(node, text), text: braces };
  if (type === "image" || /^definition(?:data:image|.*\.(?:jpe?g|png|svg)$)/i.test(type + url))
    return { ...urlIn(node, text), ...pictureWords(url, isBeside) };
  if (type === "link" || type === "definition") {
    const document =
      /^(?:[a-z]:|file:)?(?!\w+:\/\/)(?:.*[\\/])?([^\\/]+\.(?:pdf|docx|xlsx))$/i.exec(url)?.[1];
    const advice = document
      ? `Upload the file to files/, and write /files/${document.toLowerCase().replace(/(?:%20|\s)+/g, "-")}.`
      : "Write a page of this site, like /donate, or a full address that begins with https://.";
    const problem = ofOneComputer.test(url)
      ? `This link works on one computer only: ${url}.`
      : `This link does not work: ${url}.`;
    return { ...urlIn(node, text), ...suggestion(problem, meantAddress(url, addresses), advice) };
  }
  if (type === "html") return playerWords(node.value ?? "");
  const schema = blockSchema(name);
  if (!schema) return unknownBlock(name, plain);
  return settingWords(node, schema, text);
}

function pictureWords(url: string, isBeside: (name: string) => boolean): Words {
  const [fileName = ""] = /[^\\/]*$/.exec(url) ?? [];
  const format = url.startsWith("data:") ? insideText : unshownFormat(fileName);
  if (format) return { text: format };
  const advice =
    "Upload it to this folder as .jpg or .png, and write only its name (letters, digits and hyphens). An SVG drawing belongs in files/.";
  return suggestion(
    `A picture cannot be loaded from "${url}".`,
    isBeside(fileName) ? fileName : undefined,
    advice,
  );
}

// The settings of a block, such as title="…".
function settingWords(
  { type, name, attributes = [] }: TreeNode,
  schema: NonNullable<ReturnType<typeof blockSchema>>,
  text: string,
): Words {
  for (const { name: setting = "", value, position } of attributes) {
    const field = schemaAt(schema, [setting]);
    const { expects } = fieldNotes(field);
    if (!expects || typeof value !== "string" || field?.safeParse(value).success) continue;
    const problem = `${setting}="${value}" must be ${expects}.`;
    return {
      ...urlIn({ type, url: value, position }, text),
      ...suggestion(problem, videoPage(value), ""),
    };
  }
  const known = Object.keys(schema.shape);
  const valueOfSetting = (setting: string) =>
    attributes.find((attribute) => attribute.name === setting)?.value;
  const accepts = (setting: string, value: unknown) =>
    schemaAt(schema, [setting])?.safeParse(value).success;
  const unknown = attributes.find((attribute) => !known.includes(attribute.name ?? ""))?.name;
  const areValid = known.every((setting) => accepts(setting, valueOfSetting(setting) ?? undefined));
  const { expects } = fieldNotes(schema);
  if (!unknown && areValid && expects) return { text: `<${name}> needs ${expects}.` };
  const problem = unknown
    ? `there is no setting called "${unknown}"`
    : "a setting is missing or written wrongly";
  const needed = known.filter((setting) => !accepts(setting, undefined));
  const example = needed.map((setting) => `${setting}="…"`).join(" ");
  return { text: `In <${name}>, ${problem}. Write <${name} ${example}>.` };
}

function playerWords(tag: string): Words {
  const src = settingsOfTag(tag).get("src") ?? "";
  const video = videoPage(src);
  const isOurs = !/^(?:https?:)?\/\//i.test(src);
  if (video) {
    const text = `A player would let another site track our visitors, so readers get a link to the video. To show a picture too, upload a photo to this folder and write <Video title="…" poster="photo.jpg" address="${video}" captions="…" />.`;
    return { severity: "warning", text };
  }
  // A map, a form or a sound is reached by a link.
  const link = isOurs ? "Upload the file to files/, and link to it" : "Link to it instead";
  const address = isOurs
    ? `/files/${src.replace(/^.*\//, "").toLowerCase() || "…"}`
    : src.replace(/^\/\//, "https://");
  return { text: `Nothing can be embedded here. ${link}: [what it is](${address}).` };
}

function meantAddress(url: string, addresses: ReadonlySet<string>) {
  const page = withoutEnding(`/${url}`);
  if (url.startsWith("content/") && addresses.has(page)) return page;
  const [, onOurs = ""] = new RegExp(`${ofOneComputer.source}(/[^?#]*)`).exec(url) ?? [];
  if (addresses.has(onOurs)) return url.slice(url.indexOf(onOurs, "http://".length));
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`;
  return beginsWithHost(url) ? `https://${url}` : undefined;
}

function idLoss(id: string | undefined, isAlone: boolean): Words | undefined {
  if (id === undefined || (isGoodId(id) && !isTakenId(id) && isAlone)) return undefined;
  const text = `The name {#${id}} does not work. Use small letters, digits and hyphens, and a name that is not used elsewhere on the page.`;
  return { text };
}

// Asterisks in a dial code or between numbers, which Markdown reads as italics or bold.
function codeLoss(node: TreeNode, text: string): Words | undefined {
  const [start, end] = [startOf(node).offset, node.position?.end.offset ?? 0];
  const touches = [text.charAt(start - 1), text.charAt(end)].filter((character) =>
    /[\p{N}#]/u.test(character),
  );
  const isCode = touches.length > (/\p{L}/u.test(wordsIn(node)) ? 1 : 0);
  if (!isCode || !sourceOf(node, text).startsWith("*")) return undefined;
  const before = /[\p{L}\p{N}*#]*$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? "";
  const after = /^[\p{L}\p{N}*#]*/u.exec(text.slice(end, end + 40))?.[0] ?? "";
  const written = before + text.slice(start, end) + after;
  const instead = written.replaceAll(/(?<!\\)\*/g, "\\*");
  const place = { start: start - before.length, end: end + after.length };
  return { ...place, instead, text: `The asterisks would be lost. Write ${instead}` };
}

// What the page would lose, or show as it is written.
function lossIn(
  node: TreeNode,
  text: string,
  all: TreeNode[],
  linked: Set<unknown>,
): Words | undefined {
  const { type, depth, url = "", value = "", checked } = node;
  if (type === "text") return openComment(node, text);
  if (type === "emphasis" || type === "strong") return codeLoss(node, text);
  if (type === "table") return wideRow(node);
  // Our own address is quoted, so that it changes when the contact changes.
  const rest = url.replace(/^mailto:\{\{email\}\}(?=\?|$)/, "");
  if (type === "link" && /\{\{\s*[\w:-]+\s*\}\}/.test(rest))
    return { ...urlIn(node, text), text: braces };
  const advice =
    (type === "heading" && depth === 1 && titleHeading) ||
    (typeof checked === "boolean" && checkbox) ||
    (type === "footnoteDefinition" && isUnused(node, all, linked) && unusedFootnote) ||
    (/^(?:list|blockquote)$/.test(type) && accidentalBlock(node, text)) ||
    (type === "code" && /(?:\p{L}+ ){3}/u.test(value) && accidentalCode);
  return advice ? { severity: "warning", text: advice } : undefined;
}

const braces =
  "An address cannot contain {{…}} or {%…%}. Write the whole address, like /donate or https://…, or upload the picture and write its name.";
const titleHeading = "One # is for the title of the page. Begin headings in the text with ##.";
const checkbox = "Readers cannot tick this box. Delete the square brackets.";
const unusedFootnote =
  "Nothing in the text refers to this footnote. Add its mark to the text, or delete it.";
const accidentalCode =
  "These words would look like code. Delete the ``` or the spaces before them.";

function openComment(node: TreeNode, text: string): Words | undefined {
  const open = /(?<!\\)(?:<!--|\{\/\*)/.exec(sourceOf(node, text));
  if (!open) return undefined;
  const start = startOf(node).offset + open.index;
  const end = open[0] === "<!--" ? "-->" : "*/}";
  const advice = `This comment has no end, so everything below it would be lost. Write ${end} after it, or delete it.`;
  return { start, end: start + open[0].length, text: advice };
}

// A footnote without a mark in the text, or with the name of another one.
function isUnused(node: TreeNode, all: TreeNode[], linked: Set<unknown>) {
  const first = all.find(
    ({ type, identifier }) => type === node.type && identifier === node.identifier,
  );
  return !linked.has(node.identifier) || first !== node;
}

// A line that begins like a list or a quotation, such as "2019. The year…".
function accidentalBlock(node: TreeNode, text: string) {
  const [marker] = /^(?:[12]\d{3}\.|[>+](?= \d)) ?/.exec(sourceOf(node, text)) ?? [];
  return (
    marker &&
    node.children?.length === 1 &&
    `${marker.trim()} begins a list or quotation here and would not be shown. Put a backslash before it, or reword the sentence.`
  );
}

function wideRow({ children: rows = [] }: TreeNode): Words | undefined {
  const columns = rows[0]?.children?.length ?? 0;
  const wide = rows.find((row) => (row.children?.length ?? 0) > columns);
  if (!wide) return undefined;
  const start = startOf(wide).offset;
  const text = "This row has more cells than the first row. Delete a |, or add a column.";
  return { severity: "warning", start, end: start + 1, text };
}
