import { UserError } from "#app/content/user-error.ts";

/** The origin that SITE_URL names, if any; throws where it names something else. */
export function chosenOrigin(): string | undefined {
  const asked = process.env.SITE_URL;
  // A setting that nobody filled in arrives as an empty text.
  if (!asked) return undefined;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new UserError(
    `SITE_URL says "${asked}". Write where the site is, like https://www.example.org; a path below it belongs into BASE_PATH.`,
  );
}
