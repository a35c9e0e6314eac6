import type { Server } from "node:http";
import path from "node:path";
import { builtCode } from "#scripts/serve/code/built-code.ts";
import type { SiteCode } from "#scripts/serve/code/site-code.ts";
import { watchFolders } from "#scripts/serve/watch-folders.ts";

// What editors put beside a file while it is open, and what explains a folder.
const notCode = /^\.|~$|^README\.md$/;

/** Which code answers while somebody works on the site. */
export type DevelopmentCode = {
  /** The code that answers now. */
  current: () => SiteCode;
  /** Lets Vite take over, because of what the sentence says; pages reload once it has. */
  readSources: (because: string) => void;
  close: () => Promise<void>;
};

/** The HTTP server for Vite's own news, the content folder, and who hears that code was saved. */
type Surroundings = { http: Server; content: string; saved: () => void };

/**
 * Opens the code as it was built for its present state, which takes a moment, and keeps it until
 * somebody saves code: then Vite reads the sources, which takes seconds, and answers from there on.
 */
export async function developmentCode(surroundings: Surroundings): Promise<DevelopmentCode> {
  const { http, content, saved } = surroundings;
  let code: SiteCode | undefined;
  let isClosed = false;
  let takingOver: Promise<void> | undefined;
  const takeOver = async () => {
    const { sourceCode } = await import("#scripts/serve/code/source-code.ts");
    const sources = await sourceCode(http, content, saved);
    if (isClosed) return sources.close();
    unwatch();
    code = sources;
    console.log("The site comes from its sources now; what is saved in app/ shows at once.");
    saved();
  };
  const readSources = (because: string) => {
    if (takingOver) return;
    console.log(`${because}; Vite reads the sources, and open pages reload when it is ready.`);
    takingOver = takeOver();
    takingOver.catch((error: unknown) => {
      console.error(error);
      // The next save may mend what was in the way.
      takingOver = undefined;
    });
  };
  // Watched from before the state of the code is taken, so that no save is missed.
  const unwatch = watchFolders(path.resolve("app"), (name) => {
    if (!notCode.test(name)) readSources("Code was saved");
  });
  try {
    const built = await builtCode();
    // Whoever saves while it is built has Vite sooner.
    code ??= built;
  } catch (error) {
    // What is wrong in the code is told best by Vite, again with every save.
    console.error(error instanceof Error ? error.message : error);
    readSources("The code does not build");
    await takingOver?.catch(() => {});
  }
  const first = code;
  if (!first) {
    unwatch();
    throw new Error("Neither the build nor Vite could read the code.");
  }
  return {
    current: () => code ?? first,
    readSources,
    close: async () => {
      isClosed = true;
      unwatch();
      await code?.close();
    },
  };
}
