import { calloutSchema } from "#app/model/blocks/callout.ts";
import { questionSchema } from "#app/model/blocks/question.ts";

/** The blocks that a body may use, each with the schema of its settings. */
export const blocks = { Callout: calloutSchema, Question: questionSchema } as const;

/** The name of a block. */
export type BlockName = keyof typeof blocks;
