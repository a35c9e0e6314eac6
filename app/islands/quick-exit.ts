/**
 * Makes the quick exit leave no trace in the tab: the page is hidden and renamed at once, forms and
 * storage are emptied, and the other page takes its place in the history, so that Back does not
 * show it again. What the browser has written into its history stays there, as the page says.
 */
export function quickExit() {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("[data-quick-exit]");
    if (!link) return;
    event.preventDefault();
    document.body.hidden = true;
    document.title = link.hostname;
    for (const form of document.forms) form.reset();
    try {
      sessionStorage.clear();
    } catch {
      // Without storage there is nothing to forget.
    }
    location.replace(link.href);
  });
}
