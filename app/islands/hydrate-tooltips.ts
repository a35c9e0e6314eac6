const restMilliseconds = 100;

/**
 * Hydrates the social links, which have tooltips, when a mouse rests on them or for focus that
 * shows, which the keyboard gives and a tap does not. Until then their titles say the same.
 */
export function hydrateTooltips() {
  const box = document.querySelector<HTMLElement>("[data-island]");
  if (!box) return;
  let isStatic = true;
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const reach = (event: Event) => {
    if (!isStatic) return;
    isStatic = false;
    // The static links work without the code, so a failed download is not an error.
    hydrate(box, event).catch(() => undefined);
  };
  box.addEventListener("focusin", (event) => {
    if (!isTap(event)) reach(event);
  });
  box.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    stop();
    timer = window.setTimeout(() => reach(event), restMilliseconds);
  });
  box.addEventListener("pointerleave", stop);
}

// If the browser does not know :focus-visible, all focus counts.
function isTap({ target }: Event) {
  const canTell = CSS.supports("selector(:focus-visible)");
  return canTell && !(target as Element).matches(":focus-visible");
}

async function hydrate(box: HTMLElement, reached: Event) {
  const { hydrateSocialLinks } = await import("#app/islands/hydrate-social-links.tsx");
  await hydrateSocialLinks(box);
  box.dataset.hydrated = "true";
  repeat(box, reached);
}

// The links missed the event that started hydration, so they get one for the current focus or mouse position.
function repeat(box: HTMLElement, reached: Event) {
  const focused = document.activeElement;
  if (reached instanceof PointerEvent) {
    const hovered = box.querySelectorAll(":hover");
    const move = new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" });
    hovered[hovered.length - 1]?.dispatchEvent(move);
  } else if (focused && box.contains(focused)) {
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
}
