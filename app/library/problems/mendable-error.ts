/**
 * Something that whoever started a program can mend. The message is a sentence that says how, and is
 * told without a stack, which is for mistakes in our own code.
 */
export class MendableError extends Error {
  readonly isMendable = true;
}
