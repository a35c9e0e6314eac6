import { UserError } from "#app/content/user-error.ts";

/** The path below which the site is served, such as /preview; empty at the root of a host. */
export const basePath = chosenPath(process.env.BASE_PATH ?? "");

/** An address of this site below the base path; other addresses stay the same. */
export function withinSite(address: string) {
  return /^\/(?!\/)/.test(address) ? basePath + address : address;
}

function chosenPath(asked: string) {
  const path = asked.replace(/\/+$/, "");
  if (/^(?:\/(?!\.)[\w.~-]+)*$/.test(path)) return path;
  throw new UserError(
    `BASE_PATH says "${asked}". Write a path such as /preview or /preview/my-branch, with letters, digits, "-", "_", "." and "~".`,
  );
}

/** The origin in SITE_URL, if it is set; throws if it is not an origin. */
export function chosenOrigin(): string | undefined {
  const asked = process.env.SITE_URL;
  // CI passes an unset variable as an empty string.
  if (!asked) return undefined;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new UserError(
    `SITE_URL says "${asked}". Write the site's origin, such as https://www.example.org, and put any path in BASE_PATH.`,
  );
}
