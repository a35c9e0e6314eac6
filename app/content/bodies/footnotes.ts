import type { Element, ElementContent, Root } from "hast";
import { elementsIn } from "#app/content/bodies/tree.ts";

/** Gives each footnote a number that links back to the text, so that the links need no words in any language. */
export function shapeFootnotes(root: Root, prefix: string) {
  const links = elementsIn(root, "a");
  const references = links.filter(({ properties }) => properties.dataFootnoteRef !== undefined);
  for (const section of elementsIn(root, "section")) {
    if (section.properties.dataFootnotes === undefined) continue;
    const list = elementsIn(section, "ol")[0];
    if (!list) continue;
    const notes = list.children.filter((child): child is Element => child.type === "element");
    notes.forEach((note, index) => {
      const name = `${prefix}footnote-${index + 1}`;
      const noteReferences = references.filter(
        ({ properties }) => properties.href === `#${note.properties.id}`,
      );
      noteReferences.forEach((link, at) => {
        const id = `${name}-from${at > 0 ? `-${at + 1}` : ""}`;
        link.properties = { id, href: `#${name}`, role: "doc-noteref" };
      });
      note.properties = { id: name };
      putNumberFirst(note, noteReferences, index + 1);
    });
    section.tagName = "div";
    section.properties = { className: ["footnotes"], role: "doc-endnotes" };
    section.children = [list];
  }
}

function putNumberFirst(note: Element, references: Element[], number: number) {
  const first = note.children.find((child): child is Element => child.type === "element");
  const paragraphs = elementsIn(note, "p");
  for (const paragraph of paragraphs) {
    paragraph.children = paragraph.children.filter((child) => !isBackLink(child));
  }
  note.children = note.children.filter((child) => !isBackLink(child));
  const links = references.flatMap(({ properties }, at): ElementContent[] => [
    {
      type: "element",
      tagName: "a",
      properties: { href: `#${properties.id}`, role: "doc-backlink" },
      children: [{ type: "text", value: `${number}${at > 0 ? `.${at + 1}` : ""}` }],
    },
    { type: "text", value: " " },
  ]);
  (first?.tagName === "p" ? first : note).children.unshift(...links);
}

function isBackLink(node: ElementContent) {
  return node.type === "element" && node.properties.dataFootnoteBackref !== undefined;
}
