const hintDelayMilliseconds = 8_000;

/**
 * Embeds the giving provider's page in the donate page. Visitors who save data or are offline are
 * asked first, which a frame in the HTML could not do. After eight seconds everybody gets a hint
 * about the link beside the frame.
 */
export function showGivingFrame() {
  const box = document.querySelector<HTMLElement>("[data-giving]");
  const frame = box?.querySelector("template")?.content.firstElementChild;
  const ask = box?.querySelector<HTMLElement>("[data-giving-ask]");
  if (!box || !frame || !ask) return;
  const show = () => {
    ask.hidden = true;
    // Provider pages without a background are designed for white; until the page loads, ours shows.
    frame.addEventListener("load", () => frame.classList.replace("bg-shell", "bg-on-cloth"));
    box.append(frame);
    showHintLater(frame);
  };
  if (!isSparing()) {
    show();
    return;
  }
  ask.hidden = false;
  ask.querySelector("button")?.addEventListener("click", show);
}

function isSparing() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || !navigator.onLine;
}

// A page cannot tell whether a cross-origin frame has loaded, so everybody sees the hint.
function showHintLater(frame: Element) {
  const hint = document.querySelector<HTMLElement>("[data-giving-hint]");
  if (!hint) return;
  const watcher = new IntersectionObserver(([seen]) => {
    if (!seen?.isIntersecting) return;
    watcher.disconnect();
    setTimeout(() => (hint.textContent = hint.dataset.givingHint ?? ""), hintDelayMilliseconds);
  });
  watcher.observe(frame);
}
