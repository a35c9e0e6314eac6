import type { ElementContent, Root } from "hast";
import type { z } from "zod";
import { blocks, type BlockName } from "#app/mdx/blocks.ts";

/** What to put behind a text that stands at this place, counted from the body's first line. */
export type MarkText = (place: { line: number; column: number }) => string;

/** Puts a mark behind every text of a finished body, every description of a picture and title. */
export function markTexts({ children }: Pick<Root, "children">, mark: MarkText) {
  for (const child of children as ElementContent[]) {
    const marked = (text: string) =>
      child.position && text.trim() !== "" ? text + mark(child.position.start) : text;
    if (child.type === "text") child.value = marked(child.value);
    if (child.type === "element" && typeof child.properties.alt === "string")
      child.properties.alt = marked(child.properties.alt);
    if (child.type === "mdxJsxFlowElement") {
      const shape: Record<string, z.ZodType> = blocks[child.name as BlockName].shape;
      for (const setting of child.attributes) {
        const isCopy = "name" in setting && shape[setting.name]?.meta()?.copy;
        if (isCopy && typeof setting.value === "string") setting.value = marked(setting.value);
      }
    }
    if ("children" in child) markTexts(child, mark);
  }
}
