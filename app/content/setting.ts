import { UserError } from "#app/content/user-error.ts";

/**
 * What an environment variable says, without spaces around it; throws a UserError with this advice
 * if it is wrong. An empty variable counts as unset, because CI passes an unset one as an empty string.
 */
export function setting(
  name: string,
  isRight: (said: string) => boolean = () => true,
  advice = "",
): string | undefined {
  const said = process.env[name]?.trim();
  if (!said) return undefined;
  if (isRight(said)) return said;
  throw new UserError(`${name} says "${said}". ${advice}`);
}

/** Whether a variable says "true"; one that is left out or says "false" does not. */
export function isSwitchedOn(name: string): boolean {
  const isRight = (said: string) => said === "true" || said === "false";
  return setting(name, isRight, "Write true, or leave it out.") === "true";
}
