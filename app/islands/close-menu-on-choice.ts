/** Closes the menu when a link in it is chosen, even one to the same page. */
export function closeMenuOnChoice() {
  // The menu is always open in browsers without popovers.
  if (!CSS.supports("selector(:popover-open)")) return;
  const close = () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(":popover-open a")) close();
  });
  // A page restored from the back/forward cache would still have its menu open.
  addEventListener("pagehide", close);
}
