import { calloutSchema, questionSchema, videoSchema } from "#app/model/blocks.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";
import { fieldNotes, schemaAt } from "#app/content/walk-fields.ts";

/** The blocks that a body may use, each with the schema of its settings. */
export const blocks = {
  Callout: calloutSchema,
  Question: questionSchema,
  Video: videoSchema,
} as const;

/** The name of a block. */
type BlockName = keyof typeof blocks;

/** The schema of a block's settings; undefined if the tag is not a block. */
export function blockSchema(name: string | null | undefined) {
  return Object.hasOwn(blocks, name ?? "") ? blocks[name as BlockName] : undefined;
}

/** The settings of a block as they are written, with the model's notes on each; none for other nodes. */
export function settingsOf({ type, name, attributes = [] }: TreeNode) {
  const schema = type.startsWith("mdxJsx") ? blockSchema(name) : undefined;
  return attributes.flatMap(({ name: setting = "", value, position }) => {
    const notes = fieldNotes(schemaAt(schema, [setting]));
    return typeof value === "string" ? [{ value, notes, position }] : [];
  });
}

/** The settings of a block that visitors read; none for other nodes. */
export function settingsRead(node: TreeNode): string[] {
  return settingsOf(node).flatMap(({ value, notes }) => (notes.copy ? [value] : []));
}
