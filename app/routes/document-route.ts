import type { Contents } from "#app/content/contents.ts";
import { openContents } from "#app/content/open-contents.server.ts";

/** The route of a document that machines read. */
export function documentRoute(type: string, write: (contents: Contents) => string) {
  const headers = { "Content-Type": `${type}; charset=utf-8` };
  return { loader: async () => new Response(write(await openContents()), { headers }) };
}
