// The top-level error handler: an error that the user can fix is printed as a sentence, a bug with its stack.

/**
 * The sentence for an error that the user can fix; undefined for a bug.
 * @param {{ isUserError?: boolean, message?: string, code?: string, syscall?: string, path?: string, dest?: string } | undefined} error
 */
function sentenceOf(error) {
  if (error?.isUserError) return error.message;
  const { message = "", code = "", syscall, path, dest = path } = error ?? {};
  const [, name] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  if (name) return `The package ${name} is missing. Run: npm ci --include=dev`;
  if (/^(?:ENOSPC|EDQUOT)$|No space left on device/.test(code || message))
    return "The disk is full. Free some space, then try again.";
  // On a read-only disk, Node reports that the folder it could not create does not exist.
  const isClosed =
    /^(?:EACCES|EPERM|EROFS)$/.test(code) || (code === "ENOENT" && syscall === "mkdir");
  if (isClosed && dest)
    return `You cannot read or write ${dest}. Change its permissions or owner, or use another folder.`;
  return undefined;
}

/**
 * Throws a plain sentence if this Node is older than package.json requires.
 * @param {string} asked such as ">=20.19"
 */
export function refuseOldNode(asked) {
  const [major = 0, minor = 0] = asked.match(/\d+/g)?.map(Number) ?? [];
  const [ours = 0, ourMinor = 0] = process.versions.node.split(".").map(Number);
  if (ours > major || (ours === major && ourMinor >= minor)) return;
  const message = `Node ${process.versions.node} is too old. Install Node ${major}.${minor} or newer from https://nodejs.org.`;
  throw Object.assign(new Error(message), { isUserError: true });
}

process.on("uncaughtException", (error) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
