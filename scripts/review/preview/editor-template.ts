import type { CodeHost } from "#app/model/site/code-host.ts";
import { encodedPath } from "#scripts/review/bar/edit-address.ts";

/** The branch that a reviewer may change, as the code host names it, and its repository in a fork. */
export type EditedBranch = { branch?: string; repository?: string };

const editors: Record<CodeHost["host"], { edit: string; look: string }> = {
  github: { edit: "/edit/", look: "/blob/" },
  gitlab: { edit: "/-/edit/", look: "/-/blob/" },
  gitea: { edit: "/_edit/", look: "/src/commit/" },
};

/** The branch that this run reviews, as its environment names it. */
export function editedBranch(
  environment: Record<string, string | undefined> = process.env,
): EditedBranch {
  const { REVIEW_BRANCH, GITHUB_HEAD_REF, CI_MERGE_REQUEST_SOURCE_BRANCH_NAME } = environment;
  const branch = REVIEW_BRANCH || GITHUB_HEAD_REF || CI_MERGE_REQUEST_SOURCE_BRANCH_NAME;
  return { branch: branch || undefined, repository: environment.REVIEW_REPOSITORY || undefined };
}

/**
 * The address of a line in the code host's web editor, with {file} and {line} to be filled in; where
 * no branch is known, of the line as the commit has it.
 */
export function editorTemplate(
  host: CodeHost | undefined,
  commit: string,
  { branch, repository = host?.repository }: EditedBranch = editedBranch(),
) {
  if (!host || !repository) return undefined;
  const { edit, look } = editors[host.host];
  const named = branch && encodedPath(branch);
  return `${repository}${named ? edit + named : look + commit}/{file}#L{line}`;
}
