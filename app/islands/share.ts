/**
 * Shares the picture of a link with data-picture through the share menu; the link downloads it if
 * that takes no files.
 */
export function sendPicture() {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-picture]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const { href, download, dataset } = link;
    const filled = (parts: BlobPart[]) => ({
      title: dataset.picture,
      files: [new File(parts, download, { type: "image/png" })],
    });
    if (!navigator.canShare?.(filled(["-"]))) return;
    event.preventDefault();
    void send().catch((error: Error) => {
      // Closing the share menu is not an error; after any other error the picture opens and can be saved.
      if (error.name !== "AbortError") location.assign(href);
    });
    async function send() {
      const answer = await fetch(href);
      await navigator.share(filled([await answer.blob()]));
    }
  });
}

/** Shows the button with data-share, which opens the device's share menu, if there is one. */
export function shareOnPress() {
  const button = document.querySelector<HTMLButtonElement>("[data-share]");
  if (!button || !("share" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const { share: url = "", shareTitle: title = "" } = button.dataset;
    // Closing the share menu rejects the promise, which is not an error.
    navigator.share({ title, url }).catch(() => undefined);
  });
}
