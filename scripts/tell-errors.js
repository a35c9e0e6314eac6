// Ends a program that an error broke off: what whoever started it can mend is told in a sentence, a
// mistake in our own code with its stack.

const full = "The disk is full. Make room on it, then try again.";
const refused =
  "Get the right to write there, or choose other places with OUT_DIR and CONTENT_DIR.";

/** A sentence about what can be mended; undefined where the error is a mistake of ours. */
export function sentenceOf(error) {
  if (!(error instanceof Error)) return undefined;
  if (error.isMendable) return error.message;
  const said = `${error.code} ${error.message}`;
  if (/\b(ENOSPC|EDQUOT)\b|no space left on device/i.test(said)) return full;
  if (/\b(EACCES|EPERM|EROFS)\b|permission denied|read-only file system/i.test(said)) {
    return `This machine does not let you at ${error.path ?? "a file"}. ${refused}`;
  }
  return undefined;
}

process.on("uncaughtException", (error) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
