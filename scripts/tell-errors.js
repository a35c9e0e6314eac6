// Ends a program that an error broke off: what whoever started it can mend is said in a sentence, anything else with
// its stack.

/**
 * A sentence about what can be mended; undefined where the error is a mistake of ours.
 * @param {{ isMendable?: boolean, message?: string, code?: string, path?: string, dest?: string } | undefined} error
 */
export function sentenceOf(error) {
  if (error?.isMendable) return error.message;
  const { message = "", code = "", path = "", dest } = error ?? {};
  const [, name] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  if (name) return `The package ${name} is missing. Install what is needed: npm ci --include=dev`;
  if (/^(?:ENOSPC|EDQUOT)$/.test(code) || /No space left on device/i.test(message))
    return `The disk is full${path && `, so ${path} could not be written`}. Make room, then start again.`;
  if (/^(?:EACCES|EPERM|EROFS)$/.test(code) && path)
    return `You have no right to ${dest ?? path}. Change its rights or owner, or choose another folder.`;
  return undefined;
}

/**
 * Throws a sentence where this Node is older than package.json asks for.
 * @param {string} asked such as ">=20.19"
 */
export function refuseOldNode(asked) {
  const [major = 0, minor = 0] = asked.match(/\d+/g)?.map(Number) ?? [];
  const [ours = 0, ourMinor = 0] = process.versions.node.split(".").map(Number);
  if (ours > major || (ours === major && ourMinor >= minor)) return;
  const message = `Node ${process.versions.node} is too old. Install Node ${major}.${minor} or newer from https://nodejs.org.`;
  throw Object.assign(new Error(message), { isMendable: true });
}

process.on("uncaughtException", (error) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
