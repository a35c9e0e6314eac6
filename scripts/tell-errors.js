// Ends a program that an error broke off: what whoever started it can mend is told in a sentence, anything else with
// its stack.

/** A sentence about what can be mended; undefined where the error is a mistake of ours, or of the machine. */
export function sentenceOf(error) {
  if (error?.isMendable) return error.message;
  const [, name] = /^Cannot find package '([^']+)'/.exec(error?.message ?? "") ?? [];
  return name && `The package ${name} is missing. Install what package.json lists: npm ci`;
}

process.on("uncaughtException", (error) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
