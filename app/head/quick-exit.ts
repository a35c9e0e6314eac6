import { createHash } from "node:crypto";

/**
 * Makes the quick exit leave no trace in the tab: the page is hidden and renamed at once, forms and
 * storage are emptied, and the other page takes its place in the history. Whatever page of the site
 * Back reaches afterwards leads there too, until the site is opened anew. Shift pressed three times
 * leaves as well. A page that the browser keeps whole waits unseen until it is known whether it may be
 * shown. What the browser has written into its history stays there, as the page says. It runs
 * as text inside the page: it uses nothing from outside and holds no comment.
 */
function quickExit() {
  const { style } = document.documentElement;
  const key = "next";
  let presses: number[] = [];
  const isGone = (isBack: boolean) => {
    try {
      const next = isBack && sessionStorage.getItem(key);
      if (next) location.replace(next);
      else sessionStorage.removeItem(key);
      return Boolean(next);
    } catch {
      return false;
    }
  };
  const hideIf = (isHidden: boolean) => (style.visibility = isHidden ? "hidden" : "");
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  hideIf(isGone(arrival?.type === "back_forward"));
  addEventListener("pagehide", () => hideIf(true));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) hideIf(isGone(true));
  });
  const leave = (link: HTMLAnchorElement) => {
    document.body.hidden = true;
    document.title = link.hostname;
    for (const form of document.forms) form.reset();
    try {
      sessionStorage.clear();
      sessionStorage.setItem(key, link.href);
    } finally {
      location.replace(link.href);
    }
  };
  addEventListener("click", (event) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>("[data-quick-exit]");
    if (!link) return;
    event.preventDefault();
    leave(link);
  });
  addEventListener("keydown", ({ key: pressed, repeat, timeStamp }) => {
    if (repeat) return;
    presses = pressed === "Shift" ? [...presses, timeStamp].slice(-3) : [];
    const link = document.querySelector<HTMLAnchorElement>("[data-quick-exit]");
    if (link && presses.length === 3 && timeStamp - presses[0]! < 5000) leave(link);
  });
}

/** The script of the quick exit; it stands inside the page, because the page's own may come too late. */
export const quickExitScript = `(${quickExit.toString().replace(/\s+/g, " ")})()`;

/** The hash by which the policy of a page allows that script. */
export const quickExitHash = `sha256-${createHash("sha256").update(quickExitScript).digest("base64")}`;
