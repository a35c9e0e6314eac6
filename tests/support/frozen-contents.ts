import { openContents } from "#app/content/open-contents.server.ts";

let opened: ReturnType<typeof openContents> | undefined;

/** The contents of the frozen content, read once. */
export const frozenContents = () => (opened ??= openContents());
