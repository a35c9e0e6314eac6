import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { designedPageAt } from "#app/content/kinds.ts";
import { originalAddress } from "#app/content/parts/contents-at.ts";
import type { Donate } from "#app/model/pages/donate.ts";

/** The external origins that the frame and the forms of a page may contact. */
export function pageOrigins(contents: Contents, address: string) {
  const { forms = [], hasGivingFrame = false } =
    designedPageAt(originalAddress(contents, address)) ?? {};
  // The newsletter form is in the footer of every page.
  const origins = [...forms, "newsletter" as const].flatMap((name) => {
    const { address: service } = contents.site.forms[name] ?? {};
    return service && URL.canParse(service) ? [new URL(service).origin] : [];
  });
  const { donate } = contents;
  const { frame } = hasGivingFrame && donate ? givingAddresses(donate) : {};
  return {
    frameOrigin: frame && new URL(frame).origin,
    formOrigins: [...new Set(origins)],
  };
}

/** The addresses of the giving page and its frame, if set. */
export function givingAddresses(donate: Donate) {
  const { pageAddress, frameAddress, fundraiserId = "", defaults } = donate.provider;
  const values = { fundraiserId, ...defaults };
  return {
    page: pageAddress && withValues(pageAddress, values),
    frame: frameAddress && withValues(frameAddress, values),
  };
}
