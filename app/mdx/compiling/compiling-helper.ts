import type { CompiledBody } from "#app/mdx/compile-body.server.ts";

/** Somebody who compiles bodies besides the main thread, such as a thread of its own. */
export type CompilingHelper = {
  /**
   * The compiled bodies of these texts, in their order; nothing in the place of one with problems
   * or in doubt. May throw and may take forever: what is missing is compiled by the main thread.
   */
  compile(texts: string[]): Promise<(CompiledBody | undefined)[]>;
  /** Ends the helper, also in the middle of its work. */
  stop(): void;
};
