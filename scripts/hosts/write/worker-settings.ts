/** The settings of a Cloudflare Worker that has the files of a folder and no code. */
export function workerSettings(name: string, directory: string) {
  return {
    name,
    // The day whose behaviour is wanted; without code nothing depends on it.
    compatibility_date: "2026-01-01",
    // An older version may hold a photograph that was taken down.
    preview_urls: false,
    assets: {
      directory,
      not_found_handling: "404-page",
      html_handling: "drop-trailing-slash",
    },
  };
}
