import type { Page } from "playwright-core";

/**
 * Features that some browser of package.json's browserslist lacks. They are removed before a page
 * loads, so that code that needs one fails in a test and not on an old phone. Before the site uses
 * one of these, its code has to work without. Change this list together with the list of browsers:
 * see caniuse.com.
 */
const newerThanOldest = `
  AbortSignal.any AbortSignal.timeout Array.fromAsync BroadcastChannel CSS.highlights CSS.registerProperty
  FinalizationRegistry HTMLDialogElement Intl.DisplayNames Intl.ListFormat Intl.Segmenter Map.groupBy
  Object.groupBy Object.hasOwn Promise.any Promise.try Promise.withResolvers ReportingObserver SubmitEvent
  URL.canParse URL.parse WeakRef cancelIdleCallback cookieStore navigation reportError
  requestIdleCallback scheduler structuredClone trustedTypes
  AbortSignal.prototype.reason AbortSignal.prototype.throwIfAborted Array.prototype.at
  Array.prototype.findLast Array.prototype.findLastIndex Array.prototype.toReversed
  Array.prototype.toSorted Array.prototype.toSpliced Array.prototype.with Blob.prototype.arrayBuffer
  Blob.prototype.stream Blob.prototype.text Crypto.prototype.randomUUID
  Document.prototype.replaceChildren Document.prototype.startViewTransition
  Element.prototype.checkVisibility Element.prototype.replaceChildren HTMLElement.prototype.hidePopover
  HTMLElement.prototype.inert HTMLElement.prototype.showPopover HTMLElement.prototype.togglePopover
  HTMLFormElement.prototype.requestSubmit Navigator.prototype.canShare Navigator.prototype.connection
  Navigator.prototype.locks Navigator.prototype.share Navigator.prototype.userActivation
  Navigator.prototype.userAgentData Set.prototype.union String.prototype.at String.prototype.replaceAll
`;

/** Removes the features that the oldest browsers lack from every page of a new visit. */
export async function makeOld(page: Page) {
  await page.addInitScript((paths) => {
    type Owner = Record<string, unknown>;
    for (const path of paths) {
      const names = path.split(".");
      const last = names.pop()!;
      const owner = names.reduce<unknown>((outer, name) => (outer as Owner)?.[name], window);
      if (owner) delete (owner as Owner)[last];
    }
    // Safari has navigation entries since version 15.
    const { getEntriesByType } = performance;
    performance.getEntriesByType = (type) =>
      type === "navigation" ? [] : getEntriesByType.call(performance, type);
    const newer = /:(?:focus-visible|has|is|where|popover-open|open|modal|user-invalid)\b/;
    for (const { prototype } of [Document, Element] as unknown as { prototype: Owner }[])
      for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
        const find = prototype[name] as ((selector: string) => unknown) | undefined;
        prototype[name] = function (selector: string) {
          if (newer.test(selector)) throw new SyntaxError(`${selector} is not a valid selector`);
          return find?.call(this, selector);
        };
      }
    const { supports } = CSS;
    CSS.supports = (...rule: string[]) =>
      !rule[0]?.startsWith("selector") && supports.apply(CSS, rule as [string]);
  }, newerThanOldest.trim().split(/\s+/));
}

/** Takes the storage away from the document in which it runs, as some privacy settings do. */
export function forbidStorage() {
  Object.defineProperty(window, "sessionStorage", {
    get: () => {
      throw new DOMException("No storage here.", "SecurityError");
    },
  });
}
