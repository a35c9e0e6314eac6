import type { ComponentType } from "react";

// The code of an island is loaded only once the visitor reaches for it.
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
 * Wakes each island when a visitor first reaches for it: loads its code and hydrates it. A form
 * waits for the focus, for input or to be sent, because a thumb that only passes over it should not
 * cost the visitor its code; tooltips wait for a mouse that comes to rest or for a focus that shows,
 * as that of the keyboard does and that of a finger does not.
 */
export function wakeIslands() {
  for (const box of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const isForMouse = box.dataset.wake === "mouse";
    let isAsleep = true;
    const reach = (event: Event) => {
      if (!isAsleep || (isForMouse && isTap(event))) return;
      isAsleep = false;
      void wake(box, event);
    };
    for (const intent of ["focusin", "input", "submit"]) box.addEventListener(intent, reach);
    if (isForMouse) awaitRest(box, reach);
  }
}

// Where the browser does not say whether a focus shows, every focus counts as one that does.
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

async function wake(box: HTMLElement, reached: Event) {
  const { island, settings = "{}" } = box.dataset;
  const heldForm = holdSending(box, reached);
  try {
    const [{ hydrateIsland }, component] = await Promise.all([
      import("#app/islands/hydrate-island.tsx"),
      islands[island as IslandName](),
    ]);
    await hydrateIsland(box, component as ComponentType<object>, JSON.parse(settings) as object);
    box.dataset.awake = "true";
    const held = heldForm();
    repeat(box, reached);
    // Only the island hears this event; the browser sends nothing because of it.
    held?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  } catch {
    // The static HTML works without the code, so a failed download is no error.
    heldForm()?.submit();
  }
}

// What is sent while the island wakes waits for it, so that a first tap is answered as the second is.
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

// The island missed the event that woke it, so it gets one for where the visitor is now.
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
