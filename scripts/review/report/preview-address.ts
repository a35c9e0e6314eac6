/**
 * The address of a branch’s preview, from a pattern such as https://{branch}.charity.pages.dev or
 * https://deploy-preview-{number}--charity.netlify.app. Undefined without a pattern, or if the
 * host would change the name of the branch, because another branch could then have the same
 * address.
 */
export function branchPreview(
  pattern: string,
  { branch, number }: { branch: string; number: string },
): string | undefined {
  const isKept = /^[a-z\d](?:[a-z\d-]{0,26}[a-z\d])?$/.test(branch);
  if (branch === "" || (pattern.includes("{branch}") && !isKept)) return undefined;
  const address = pattern
    .replace("{branch}", branch)
    .replace("{number}", number)
    .replace(/\/$/, "");
  return /^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/.test(address) ? address : undefined;
}
