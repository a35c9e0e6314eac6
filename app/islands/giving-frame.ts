const hintDelayMilliseconds = 8_000;

/**
 * Embeds the giving provider's page in the donate page. Visitors who save data or are offline are
 * asked first; a frame in the HTML itself would begin its request before anybody could be asked.
 * After eight seconds everyone gets a hint about the link beside the frame.
 */
export function showGivingFrame() {
  const box = document.querySelector<HTMLElement>("[data-giving]");
  const frame = box?.querySelector("template")?.content.firstElementChild;
  const ask = box?.querySelector<HTMLElement>("[data-giving-ask]");
  if (!box || !frame || !ask) return;
  const show = () => {
    ask.hidden = true;
    // Pages without a colour are designed for a light ground; until there is one, ours shows.
    frame.addEventListener("load", () => frame.classList.replace("bg-shell", "bg-on-cloth"));
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

// A page cannot tell whether a foreign frame has loaded, so the hint is shown to everyone.
function hintOnceSeen(frame: Element) {
  const hint = document.querySelector<HTMLElement>("[data-giving-hint]");
  if (!hint) return;
  const watcher = new IntersectionObserver(([seen]) => {
    if (!seen?.isIntersecting) return;
    watcher.disconnect();
    setTimeout(() => (hint.textContent = hint.dataset.givingHint ?? ""), hintDelayMilliseconds);
  });
  watcher.observe(frame);
}
