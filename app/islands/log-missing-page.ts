/** Writes the path that led nowhere to the console, on the page that says so. */
export function logMissingPage() {
  const words = document.querySelector<HTMLElement>("[data-missing-page]")?.dataset.missingPage;
  if (words) console.info(words, location.pathname);
}
