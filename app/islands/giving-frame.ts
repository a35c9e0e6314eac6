const patience = 8_000;

/**
 * Puts the provider's page into its place on the donate page. Whoever saves data or is offline is
 * asked first, and whoever still sees nothing after eight seconds is told of the link beside it.
 */
export function showGivingFrame() {
  const box = document.querySelector<HTMLElement>("[data-giving]");
  const frame = box?.querySelector("template")?.content.firstElementChild;
  const ask = box?.querySelector<HTMLElement>("[data-giving-ask]");
  if (!box || !frame || !ask) return;
  const show = () => {
    ask.hidden = true;
    box.append(frame);
    hintOnceSeen(frame);
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

// Whether a frame shows anything cannot be found out, so the hint comes to everybody.
function hintOnceSeen(frame: Element) {
  const hint = document.querySelector<HTMLElement>("[data-giving-hint]");
  if (!hint) return;
  const watcher = new IntersectionObserver(([seen]) => {
    if (!seen?.isIntersecting) return;
    watcher.disconnect();
    setTimeout(() => (hint.textContent = hint.dataset.givingHint ?? ""), patience);
  });
  watcher.observe(frame);
}
