import type { Contents } from "#app/content/contents.ts";
import { designedPageAt } from "#app/content/page-kinds.ts";
import { originalAddress } from "#app/content/parts/contents-at.ts";

/** The external origins that the frame and the forms of a page may contact. */
export function pageOrigins(contents: Contents, address: string) {
  const { forms = [], hasGivingFrame } = designedPageAt(originalAddress(contents, address)) ?? {};
  // The newsletter form is in the footer of every page.
  const origins = [...forms, "newsletter" as const].flatMap((name) => {
    const { address: service } = contents.site.forms[name] ?? {};
    return service && URL.canParse(service) ? [new URL(service).origin] : [];
  });
  const frame = hasGivingFrame ? contents.donate?.provider.frame : undefined;
  return {
    frameOrigin: frame && new URL(frame).origin,
    formOrigins: [...new Set(origins)],
  };
}
