/** Lets a button with data-share open the phone's own list of ways to share, where it has one. */
export function shareOnPress() {
  const button = document.querySelector<HTMLButtonElement>("[data-share]");
  if (!button || !("share" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const { share: url = "", shareTitle: title = "" } = button.dataset;
    // Whoever closes the list again has nothing to be told.
    navigator.share({ title, url }).catch(() => undefined);
  });
}
