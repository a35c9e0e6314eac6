/** Makes buttons with data-copy copy their text; they stay hidden if the browser cannot copy. */
export function copyOnPress(part: ParentNode = document) {
  if (!("clipboard" in navigator)) return;
  for (const button of part.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const { copy = "", copied = "", copyFailed = "" } = button.dataset;
      const message = await navigator.clipboard.writeText(copy).then(
        () => copied,
        () => copyFailed,
      );
      const status = button.parentElement?.querySelector("[role=status]");
      if (status) status.textContent = message;
    });
  }
}
