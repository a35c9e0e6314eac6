import { textsIn } from "#tests/support/frozen-content.ts";

/** A complete content folder in as few words as the model allows. */
export const smallFolder = "tests/fixtures/small";

/** The text of every file in it. */
export const baseContent: Record<string, string> = await textsIn(smallFolder);
