/** What the MDX plugin hands on of a body for drawing: elements, texts and blocks. */
export type DrawnNode = {
  type: string;
  value?: string;
  /** The name of an element, such as p. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** The name of a block, such as Callout. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: DrawnNode[];
};
