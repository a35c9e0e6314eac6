import { createHash } from "node:crypto";

/**
 * Makes the quick exit leave no trace in the tab: the page is hidden and renamed at once, forms and
 * storage are emptied, and the other page takes its place in the history. Whatever page of the site
 * Back reaches afterwards leads there too, until the site is opened anew. Shift leaves any page
 * where it goes down and up alone three times within three seconds. A page that the browser keeps whole
 * waits unseen until it is known whether it may be shown. What the browser has written into its history
 * stays there, as the page says. It runs as text inside the page: it uses nothing from outside and holds
 * no comment.
 */
function quickExit(address: string) {
  const { style } = document.documentElement;
  const key = "next";
  let isAlone = false;
  let isLeaving = false;
  let presses: number[] = [];
  const replace = (other: string) => {
    const meta = document.createElement("meta");
    meta.name = "referrer";
    meta.content = "no-referrer";
    document.head.append(meta);
    location.replace(other);
  };
  const isGone = (isBack: boolean) => {
    try {
      const next = isBack && sessionStorage.getItem(key);
      if (next) replace(next);
      else sessionStorage.removeItem(key);
      return Boolean(next);
    } catch {
      return false;
    }
  };
  const hideIf = (isHidden: boolean) => (style.visibility = isHidden ? "hidden" : "");
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  hideIf(isGone(arrival ? arrival.type === "back_forward" : performance.navigation.type === 2));
  addEventListener("pagehide", () => hideIf(true));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) hideIf(isGone(true));
  });
  const leave = () => {
    isLeaving = true;
    document.body.hidden = true;
    document.title = new URL(address).hostname;
    for (const form of document.forms) form.reset();
    try {
      sessionStorage.clear();
      sessionStorage.setItem(key, address);
    } finally {
      replace(address);
    }
  };
  addEventListener("beforeunload", (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  });
  addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest("[data-quick-exit]"))) return;
    event.preventDefault();
    leave();
  });
  const startAnew = () => {
    isAlone = false;
    presses = [];
  };
  for (const type of ["blur", "pointerdown", "pointerup", "wheel"])
    addEventListener(type, startAnew, { capture: true, passive: true });
  addEventListener("keydown", ({ key: pressed, repeat, ctrlKey, altKey, metaKey }) => {
    if (pressed === "Shift" && repeat) return;
    const wasAlone = isAlone;
    isAlone = pressed === "Shift" && !wasAlone && !ctrlKey && !altKey && !metaKey;
    if (!isAlone) startAnew();
  });
  addEventListener("keyup", ({ key: pressed, timeStamp }) => {
    if (pressed !== "Shift" || !isAlone) return startAnew();
    isAlone = false;
    presses = [...presses, timeStamp].slice(-3);
    if (presses.length === 3 && timeStamp - presses[0]! < 3000) leave();
  });
}

/** The script of the quick exit; it stands inside the page, because the page's own may come too late. */
export function quickExitScript(address: string) {
  const inside = JSON.stringify(address).replaceAll("<", "\\u003c");
  return `(${quickExit.toString().replace(/\s+/g, " ")})(${inside})`;
}

/** The hash by which the policy of a page allows that script. */
export function quickExitHash(address: string) {
  return `sha256-${createHash("sha256").update(quickExitScript(address)).digest("base64")}`;
}
