/** Logs the unknown path on the 404 page, as the specification requires. */
export function logNotFound() {
  const words = document.querySelector<HTMLElement>("[data-missing-page]")?.dataset.missingPage;
  if (words) console.info(words, location.pathname);
}
