// Ends a program that an error broke off: what whoever started it can mend is told in a sentence, a
// mistake in our own code with its stack.

const elsewhere = "Get the right to write there, or choose another place with OUT_DIR.";

// Tools of others tell in their messages what Node tells in a code.
const mendable = [
  {
    sign: /\b(?:ENOSPC|EDQUOT)\b|no space left on device/i,
    says: () => "The disk is full. Make room on it, then try again.",
  },
  {
    // Node says ENOENT where a folder cannot be made on a disk that is only read.
    sign: /\b(?:EACCES|EPERM|EROFS)\b|permission denied|read-only file system|^ENOENT.*, mkdir /i,
    says: (place) => `This machine does not let you use ${place ?? "a file"}. ${elsewhere}`,
  },
  {
    sign: /^Cannot find package/,
    says: (place, name) =>
      `The package ${name} is missing. Install what package.json lists: npm ci`,
  },
];

/** A sentence about what can be mended; undefined where the error is a mistake of ours. */
export function sentenceOf(error) {
  if (!(error instanceof Error)) return undefined;
  if (error.isMendable) return error.message;
  const { message } = error;
  const [, place] = /\b(?:open|mkdir) '?([^':]+)/.exec(message) ?? [];
  const [, name] = /'([^']+)'/.exec(message) ?? [];
  return mendable.find(({ sign }) => sign.test(message))?.says(place, name);
}

process.on("uncaughtException", (error) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
