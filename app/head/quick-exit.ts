import { createHash } from "node:crypto";

/**
 * Lets a visitor leave without a trace in the tab: it hides and renames the page, empties forms and
 * storage, and replaces the page in the history. If Back then reaches another page of the site,
 * that page leaves too (`leaveAgain` returns whether it does), until the site is opened again by its
 * address. Pressing Shift three times
 * within three seconds also leaves. A page from the back/forward cache stays hidden until it may be
 * shown. The browser's history remains, as the page says. The function is inlined as text, so it
 * uses no variable of this module and contains no comments.
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
  const leaveAgain = (isBack: boolean) => {
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
  hideIf(leaveAgain(arrival ? arrival.type === "back_forward" : performance.navigation.type === 2));
  addEventListener("pagehide", () => hideIf(true));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) hideIf(leaveAgain(true));
  });
  const leave = () => {
    isLeaving = true;
    document.body.hidden = true;
    for (const form of document.forms) form.reset();
    document.title = new URL(address).hostname;
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

const code = quickExit.toString().replace(/\s+/g, " ");

/** The script of the quick exit, which is inline because an external script could load too late. */
export function quickExitScript(address: string) {
  const inside = JSON.stringify(address).replaceAll("<", "\\u003c");
  return `(${code})(${inside})`;
}

/** The hash that allows this script in a page's policy. */
export function quickExitHash(address: string) {
  return `sha256-${createHash("sha256").update(quickExitScript(address)).digest("base64")}`;
}
