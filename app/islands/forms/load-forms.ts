import type { DeliveryFormElement } from "#app/islands/forms/delivery-form-element.ts";

/**
 * Loads the code of forms when a visitor first uses one, because scrolling past a form with a thumb
 * should not download it. A form that is sent before its code has come waits for it; if the code
 * cannot be loaded, the browser sends the form.
 */
export function loadForms() {
  const load = () => import("#app/islands/forms/delivery-form-element.ts");
  const boxAround = ({ target }: Event) =>
    target instanceof Element ? target.closest<DeliveryFormElement>("delivery-form") : null;
  // From now on errors are in the page's own words, and not in the browser's.
  for (const form of document.querySelectorAll<HTMLFormElement>("delivery-form form"))
    form.noValidate = true;
  for (const type of ["focusin", "input"])
    document.addEventListener(type, (event) => {
      const box = boxAround(event);
      const { name } = event.target as HTMLInputElement;
      if (box && type === "input" && /gift|amount/.test(name)) box.lastOfGift = event.target;
      if (box) load().catch(() => {});
    });
  // After Back, the browser checks again what was chosen, which may show other amounts.
  addEventListener("pageshow", () => {
    const choices = document.querySelectorAll<HTMLInputElement>("delivery-form [type=radio]");
    if ([...choices].some((choice) => choice.checked !== choice.defaultChecked))
      load().catch(() => {});
  });
  // A form that was emptied no longer waits to be sent.
  document.addEventListener("reset", ({ target }) =>
    (target as HTMLFormElement).removeAttribute("aria-busy"),
  );
  document.addEventListener("submit", async (event) => {
    const box = boxAround(event);
    const form = event.target as HTMLFormElement;
    const isWaiting = () => form.hasAttribute("aria-busy");
    if (!box) return;
    event.preventDefault();
    if (customElements.get("delivery-form")) return box.send();
    if (isWaiting()) return;
    form.setAttribute("aria-busy", "true");
    try {
      await load();
      if (isWaiting()) box.send();
    } catch {
      if (isWaiting() && form.reportValidity()) form.submit();
    }
    form.removeAttribute("aria-busy");
  });
}
