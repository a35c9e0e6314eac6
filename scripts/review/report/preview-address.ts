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
  // A bracket would end a link of the comment.
  const encoded = names.map(encodeURIComponent).join("/").replaceAll("(", "%28");
  return `${basePath}/${encoded.replaceAll(")", "%29")}`;
}

/**
 * Where a host shows a branch, such as https://{branch}.charity.pages.dev: with its name as hosts write it, in
 * small letters, digits and hyphens; undefined where no such address is set, or the branch is nobody's here.
 */
export function branchPreview(pattern: string, branch: string): string | undefined {
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, 28);
  const address = pattern.replace("{branch}", name.replaceAll(/^-|-$/g, "")).replace(/\/$/, "");
  return branch !== "" && /^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/.test(address) ? address : undefined;
}
