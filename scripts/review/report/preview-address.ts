/**
 * Where a host shows a branch, such as https://{branch}.charity.pages.dev or https://deploy-preview-{number}--charity.netlify.app.
 * Undefined where no such address is set, or where the host would have to change the name of the branch: then another
 * one may have the same address.
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
