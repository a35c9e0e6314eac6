/**
 * Something that whoever started a program can put right. The message is a sentence that says how, and
 * is printed without a stack, which is for mistakes in our own code.
 */
export class UserError extends Error {
  readonly isMendable = true;
}
