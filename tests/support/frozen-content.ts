import { fileURLToPath } from "node:url";

import { repositoryRoot } from "#scripts/run-child.ts";

/**
 * A complete content folder that no writer changes: what the specification promises is tested on
 * it, so that no edit of the real content fails a test that is about code.
 */
export const frozenContent = fileURLToPath(new URL("tests/fixtures/content", repositoryRoot));
