import { basePath } from "#app/content/base-path.ts";

/** The file of a page in the preview, or of the page as it was. */
export function previewFile(address: string, isBefore = false) {
  return `${isBefore ? "_review/before/" : ""}${address === "/" ? "index" : address.slice(1)}.html`;
}

/** The address of a file or a page in the preview, which never leads out of it. */
export function previewAddress(path: string) {
  const names = path
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/^\/+/, "")
    .split("/");
  return `${basePath}/${names.map(encodeURIComponent).join("/")}`;
}
