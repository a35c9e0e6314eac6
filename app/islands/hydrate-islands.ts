import type { ComponentType } from "react";

// The code of an island is loaded when a visitor first uses it.
const islands = {
  "contact-form": () =>
    import("#app/islands/forms/contact-form.tsx").then((all) => all.ContactForm),
  "gift-form": () => import("#app/islands/forms/gift-form.tsx").then((all) => all.GiftForm),
  "newsletter-form": () =>
    import("#app/islands/forms/newsletter-form.tsx").then((all) => all.NewsletterForm),
  "social-links": () => import("#app/islands/social-links.tsx").then((all) => all.SocialLinks),
  "volunteer-form": () =>
    import("#app/islands/forms/volunteer-form.tsx").then((all) => all.VolunteerForm),
};

/** The name of an island. */
export type IslandName = keyof typeof islands;

const restMilliseconds = 100;

/**
 * Hydrates each island when a visitor first uses it. A form waits for focus, input or submit,
 * because scrolling past it with a thumb should not download its code; tooltips wait for a resting
 * mouse or for focus that shows, which the keyboard gives and a tap does not.
 */
export function hydrateIslands() {
  for (const box of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const isForMouse = box.dataset.hydrate === "mouse";
    let isStatic = true;
    const reach = (event: Event) => {
      if (!isStatic || (isForMouse && isTap(event))) return;
      isStatic = false;
      void hydrate(box, event);
    };
    for (const intent of ["focusin", "input", "submit"]) box.addEventListener(intent, reach);
    if (isForMouse) awaitRest(box, reach);
  }
}

// If the browser does not know :focus-visible, all focus counts.
function isTap({ type, target }: Event) {
  const canTell = CSS.supports("selector(:focus-visible)");
  return type === "focusin" && canTell && !(target as Element).matches(":focus-visible");
}

function awaitRest(box: HTMLElement, reach: (event: Event) => void) {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const rest = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    stop();
    timer = window.setTimeout(() => reach(event), restMilliseconds);
  };
  box.addEventListener("pointerover", rest);
  box.addEventListener("pointerleave", stop);
}

async function hydrate(box: HTMLElement, reached: Event) {
  const { island, settings = "{}" } = box.dataset;
  const heldForm = holdSending(box, reached);
  try {
    const [{ hydrateIsland }, component] = await Promise.all([
      import("#app/islands/hydrate-island.tsx"),
      islands[island as IslandName](),
    ]);
    await hydrateIsland(box, component as ComponentType<object>, JSON.parse(settings) as object);
    box.dataset.hydrated = "true";
    const held = heldForm();
    repeat(box, reached);
    // Only the island handles this event; the browser itself does not submit a dispatched one.
    held?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  } catch {
    // The static HTML works without the code, so a failed download is not an error.
    heldForm()?.submit();
  }
}

// A submit during hydration is held back and replayed, so that the first press has the same result as the second.
function holdSending(box: HTMLElement, reached: Event) {
  let isHeld = false;
  const hold = (event: Event) => {
    event.preventDefault();
    isHeld = true;
  };
  if (reached.type === "submit") hold(reached);
  box.addEventListener("submit", hold);
  return () => {
    box.removeEventListener("submit", hold);
    return isHeld ? box.querySelector("form") : null;
  };
}

// The island missed the event that started hydration, so it gets one for the current focus or mouse position.
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
