/** An error that the user of a program can fix; its message says how, and is printed without a stack. */
export class UserError extends Error {
  readonly isUserError = true;
}
