import type { ComponentType } from "react";

// The code of an island is loaded only once the visitor reaches for it.
const islands = {
  "contact-form": async () =>
    (await import("#app/islands/forms/contact-form.tsx")).ContactForm as ComponentType<object>,
  "figure-list": async () =>
    (await import("#app/islands/figure-list.tsx")).FigureList as ComponentType<object>,
  "newsletter-form": async () =>
    (await import("#app/islands/forms/newsletter-form.tsx"))
      .NewsletterForm as ComponentType<object>,
  "social-links": async () =>
    (await import("#app/islands/social-links.tsx")).SocialLinks as ComponentType<object>,
  "volunteer-form": async () =>
    (await import("#app/islands/forms/volunteer-form.tsx")).VolunteerForm as ComponentType<object>,
};

/** The name of an island. */
export type IslandName = keyof typeof islands;

const restMilliseconds = 100;

/**
 * Wakes each island when a visitor first reaches for it: loads its code and hydrates it. A form
 * waits for the focus, for input or to be sent, because a thumb that only passes over it should not
 * cost the visitor its code; tooltips wait for the focus or for a mouse that comes to rest.
 */
export function wakeIslands() {
  for (const box of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const listening = new AbortController();
    const { signal } = listening;
    const reach = (event: Event) => {
      listening.abort();
      void wake(box, event);
    };
    for (const intent of ["focusin", "input", "submit"]) {
      box.addEventListener(intent, reach, { signal });
    }
    if (box.dataset.wake === "mouse") awaitRest(box, reach, signal);
  }
}

function awaitRest(box: HTMLElement, reach: (event: Event) => void, signal: AbortSignal) {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const rest = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    stop();
    timer = window.setTimeout(() => reach(event), restMilliseconds);
  };
  signal.addEventListener("abort", stop);
  box.addEventListener("pointerover", rest, { signal });
  box.addEventListener("pointerleave", stop, { signal });
}

async function wake(box: HTMLElement, reached: Event) {
  const { island, settings = "{}" } = box.dataset;
  try {
    const [{ hydrateIsland }, component] = await Promise.all([
      import("#app/islands/hydrate-island.tsx"),
      islands[island as IslandName](),
    ]);
    await hydrateIsland(box, component, JSON.parse(settings) as object);
    box.dataset.awake = "true";
    repeat(box, reached);
  } catch {
    // The static HTML works without the code, so a failed download is no error.
  }
}

// The island missed the event that woke it, so it gets one for where the visitor is now.
function repeat(box: HTMLElement, reached: Event) {
  const focused = document.activeElement;
  if (reached instanceof PointerEvent) {
    [...box.querySelectorAll(":hover")]
      .at(-1)
      ?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
  } else if (focused && box.contains(focused)) {
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
}
