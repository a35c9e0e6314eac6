import type { Element, Parents } from "hast";

/** Every element of one kind inside a part of the finished HTML, in reading order. */
export function elementsIn(parent: Parents, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (!("children" in child)) return [];
    const inside = elementsIn(child, tagName);
    return child.type === "element" && child.tagName === tagName ? [child, ...inside] : inside;
  });
}
