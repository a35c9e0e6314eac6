import { chosenOrigin } from "#app/content/base-path.ts";
import { UserError } from "#app/content/user-error.ts";

/** Says in a sentence where a setting, or the place of the repository, lets nobody make the site. */
export function checkSurroundings() {
  // Pages would find out about it much later.
  chosenOrigin();
  const place = process.cwd();
  if (!/[#?]/.test(place)) return;
  throw new UserError(
    `The site cannot be built in ${place}: rename the folder that has a "#" or a "?" in its name.`,
  );
}
