/** Closes the menu when a link in it is chosen, also one that stays on the page. */
export function closeMenuOnChoice() {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("[popover] a") : null;
    link?.closest<HTMLElement>("[popover]:popover-open")?.hidePopover();
  });
  // A page that comes back from the browser's memory would still have its menu open.
  addEventListener("pagehide", () => {
    if (!CSS.supports("selector(:popover-open)")) return;
    document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
  });
}
