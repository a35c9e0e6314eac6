/** The name of the folder that holds the preview of a pull request. */
export function previewFolder(pullRequest: number) {
  return `pr-${pullRequest}`;
}

/** Where the preview of a pull request is read: on GitHub Pages, never on the site's own origin. */
export function previewAddress(repository: string, pullRequest: number) {
  const [owner = "", name = ""] = repository.split("/");
  return `https://${owner.toLowerCase()}.github.io/${name}/${previewFolder(pullRequest)}/`;
}
