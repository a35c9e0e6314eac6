/**
 * An error that the person who runs a program can fix. Its message says how, and is printed without
 * a stack, which is for bugs.
 */
export class UserError extends Error {
  readonly isUserError = true;
}
