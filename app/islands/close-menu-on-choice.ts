/** Closes the menu when a link in it is chosen, even one to the same page, and when it has no button any more. */
export function closeMenuOnChoice() {
  // The menu is always open in browsers without popovers.
  if (!CSS.supports("selector(:popover-open)")) return;
  const close = () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(":popover-open a")) close();
  });
  // A page restored from the back/forward cache would still have its menu open.
  addEventListener("pagehide", close);
  // On a phone that is turned, an open menu would lie over the name of the site.
  matchMedia("(min-width: 48rem)").addEventListener("change", close);
}
