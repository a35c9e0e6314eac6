/** Writes the unknown path to the console on the 404 page, as the specification demands. */
export function logNotFound() {
  const words = document.querySelector<HTMLElement>("[data-missing-page]")?.dataset.missingPage;
  if (words) console.info(words, location.pathname);
}
