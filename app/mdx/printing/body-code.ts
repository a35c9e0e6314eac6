import type { DrawnNode } from "#app/mdx/printing/drawn-node.ts";

/** What the code of a body has to name, as far as it is printed; `isKnown` ends with the first doubt. */
type Printing = {
  tags: Set<string>;
  blocks: Set<string>;
  hasFragment: boolean;
  hasSeveral: boolean;
  isKnown: boolean;
};

const tagName = /^[a-z][a-z0-9]*$/;
const blockName = /^[A-Z][A-Za-z0-9]*$/;
// Names that code can say without quotes. A key would be no setting but an order to React.
const settingName = /^(?!key$)[a-zA-Z]+$/;
const knownProperties = new Set(["href", "src", "alt", "title", "start", "className"]);
const blank = /^[ \t\n\f\r]*$/;
// What stands deeper is no text of a person, and the plugin knows where it is too deep to be read.
const deepest = 60;

/**
 * The code that draws a body, sign by sign as the MDX plugin prints it, which takes several times as
 * long for it. Nothing where something stands in the body whose code only the plugin knows.
 */
export function bodyCode(root: DrawnNode): string | undefined {
  const printing: Printing = {
    tags: new Set(),
    blocks: new Set(),
    hasFragment: false,
    hasSeveral: false,
    isKnown: true,
  };
  const drawn = contentOf(root, printing);
  if (!printing.isKnown || printing.tags.size === 0) return undefined;
  return program(drawn, printing);
}

function contentOf(root: DrawnNode, printing: Printing) {
  const children = withoutBlankEnds((root.children ?? []).filter(isShown));
  const [only] = children;
  if (!only || (children.length === 1 && only.type === "text")) {
    printing.isKnown = false;
    return "";
  }
  if (children.length === 1) return nodeCode(only, 1, printing);
  printing.hasFragment = true;
  return call("_Fragment", [], children, 1, printing);
}

function nodeCode(node: DrawnNode, depth: number, printing: Printing): string {
  if (depth > deepest) printing.isKnown = false;
  if (!printing.isKnown) return "";
  switch (node.type) {
    case "text":
      return JSON.stringify(node.value);
    case "element":
      return elementCode(node, depth, printing);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return blockCode(node, depth, printing);
    default:
      printing.isKnown = false;
      return "";
  }
}

function elementCode(node: DrawnNode, depth: number, printing: Printing) {
  const { tagName: tag = "", properties = {}, children = [] } = node;
  if (!tagName.test(tag)) printing.isKnown = false;
  printing.tags.add(tag);
  const settings: string[] = [];
  for (const name in properties) {
    const value = properties[name];
    if (value === null || value === undefined || value === false) continue;
    const isKnown = knownProperties.has(name) && value !== true && value === value;
    if (!isKnown) printing.isKnown = false;
    const text = Array.isArray(value) ? value.join(" ").trim() : String(value);
    settings.push(`${name}: ${JSON.stringify(text)}`);
  }
  return call(`_components.${tag}`, settings, children, depth, printing);
}

function blockCode(node: DrawnNode, depth: number, printing: Printing) {
  const { name, attributes = [], children = [] } = node;
  if (!name || !blockName.test(name)) printing.isKnown = false;
  printing.blocks.add(name ?? "");
  const settings = attributes.map(({ type, name: setting = "", value }) => {
    const isText = type === "mdxJsxAttribute" && typeof value === "string";
    if (!isText || !settingName.test(setting)) printing.isKnown = false;
    return `${setting}: ${JSON.stringify(value)}`;
  });
  return call(name ?? "", settings, children, depth, printing);
}

function call(
  what: string,
  settings: string[],
  children: DrawnNode[],
  depth: number,
  printing: Printing,
) {
  const shown = children.filter(isShown).map((child) => nodeCode(child, depth + 1, printing));
  const several = shown.length > 1;
  if (several) printing.hasSeveral = true;
  const inside = several
    ? [`children: [${shown.join(", ")}]`]
    : shown.map((one) => `children: ${one}`);
  const fields = [...settings, ...inside];
  const line = `\n${"  ".repeat(depth + 1)}`;
  const object =
    fields.length === 0 ? "{}" : `{${line}${fields.join(`,${line}`)}\n${"  ".repeat(depth)}}`;
  return `${several ? "_jsxs" : "_jsx"}(${what}, ${object})`;
}

function isShown({ type, value }: DrawnNode) {
  return type !== "text" || (value !== undefined && value !== "");
}

function withoutBlankEnds(nodes: DrawnNode[]) {
  const isWord = ({ type, value = "" }: DrawnNode) => type !== "text" || !blank.test(value);
  return nodes.slice(Math.max(nodes.findIndex(isWord), 0), nodes.findLastIndex(isWord) + 1);
}

function program(drawn: string, { tags, blocks, hasFragment, hasSeveral }: Printing) {
  const runtime = [
    ...(hasFragment ? ["Fragment: _Fragment"] : []),
    "jsx: _jsx",
    ...(hasSeveral ? ["jsxs: _jsxs"] : []),
  ];
  const tagLines = [...tags].sort().map((tag) => `    ${tag}: ${JSON.stringify(tag)},\n`);
  const names = [...blocks].sort();
  const fromKit = names.length > 0 ? `, {${names.join(", ")}} = _components` : "";
  const needs = names.map(
    (name) => `  if (!${name}) _missingMdxReference(${JSON.stringify(name)}, true);\n`,
  );
  return `"use strict";
const {${runtime.join(", ")}} = arguments[0];
function _createMdxContent(props) {
  const _components = {
${tagLines.join("")}    ...props.components
  }${fromKit};
${needs.join("")}  return ${drawn};
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = props.components || ({});
  return MDXLayout ? _jsx(MDXLayout, {
    ...props,
    children: _jsx(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}
return {
  default: MDXContent
};
${names.length > 0 ? missingReference : ""}`;
}

const missingReference = `function _missingMdxReference(id, component) {
  throw new Error("Expected " + (component ? "component" : "object") + " \`" + id + "\` to be defined: you likely forgot to import, pass, or provide it.");
}
`;
