import { createHash } from "node:crypto";

/**
 * Makes the quick exit leave no trace in the tab: the page is hidden and renamed at once, forms and
 * storage are emptied, and the other page takes its place in the history, so that Back does not
 * show it again. Shift pressed three times does the same. What the browser has written into its
 * history stays there, as the page says. It runs as text inside the page: it uses nothing from outside.
 */
function quickExit() {
  let presses: number[] = [];
  const leave = (link: HTMLAnchorElement) => {
    document.body.hidden = true;
    document.title = link.hostname;
    for (const form of document.forms) form.reset();
    try {
      sessionStorage.clear();
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
  addEventListener("keydown", ({ key, repeat, timeStamp }) => {
    if (repeat) return;
    presses = key === "Shift" ? [...presses, timeStamp].slice(-3) : [];
    const link = document.querySelector<HTMLAnchorElement>("[data-quick-exit]");
    if (link && presses.length === 3 && timeStamp - presses[0]! < 5000) leave(link);
  });
}

/** The script of the quick exit; it stands inside the page, because the page's own may come too late. */
export const quickExitScript = `(${quickExit.toString().replace(/\s+/g, " ")})()`;

/** The hash by which the policy of a page allows that script. */
export const quickExitHash = `sha256-${createHash("sha256").update(quickExitScript).digest("base64")}`;
