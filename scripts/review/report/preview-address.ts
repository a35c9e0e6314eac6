import { basePath } from "#app/content/base-path.ts";

/** The address of a page below that of its site, which never leads out of it. */
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
