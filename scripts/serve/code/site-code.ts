import type { IncomingMessage, ServerResponse } from "node:http";

/** The code of the site as development asks it, built and kept or read from its sources. */
export type SiteCode = {
  /** Answers where the address is one of a script, a style or another file; else calls `next`. */
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Draws the page or the document at an address. */
  draw: (request: Request) => Promise<Response>;
  /** Points the stack of an error at the sources, as far as they are known. */
  mapStack: (error: Error) => void;
  /** False where what is drawn may be older than the sources. */
  isFromSources: boolean;
  /** Lets go of all that it holds. */
  close: () => Promise<void>;
};
