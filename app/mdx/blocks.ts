import { calloutSchema } from "#app/model/blocks/callout.ts";

/** The blocks that a body may use, each with the schema of its settings. */
export const blocks = { Callout: calloutSchema } as const;

/** The name of a block. */
export type BlockName = keyof typeof blocks;
