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
