/** Closes the menu when a link in it is chosen, even one to the same page. */
export function closeMenuOnChoice() {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("[popover] a") : null;
    link?.closest<HTMLElement>("[popover]:popover-open")?.hidePopover();
  });
  // A page restored from the back/forward cache would still have its menu open.
  addEventListener("pagehide", () => {
    if (!CSS.supports("selector(:popover-open)")) return;
    document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
  });
}
