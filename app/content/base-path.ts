import { setting } from "#app/content/setting.ts";

const chosenPath = setting(
  "BASE_PATH",
  (said) => /^(?:\/(?!\.)[\w.~-]+)*\/*$/.test(said),
  'Write a path such as /preview or /preview/my-branch, with letters, digits, "-", "_", "." and "~".',
);

/** The path below which the site is served, such as /preview; empty at the root of a host. */
export const basePath = chosenPath?.replace(/\/+$/, "") ?? "";

/** An address of this site below the base path; other addresses stay the same. */
export function withinSite(address: string) {
  return /^\/(?!\/)/.test(address) ? basePath + address : address;
}

/** The origin in SITE_URL, if it is set; throws if it is not an origin. */
export function chosenOrigin(): string | undefined {
  const advice =
    "Write the site's origin, such as https://www.example.org, and put any path in BASE_PATH.";
  const said = setting("SITE_URL", isOrigin, advice);
  return said && new URL(said).origin;
}

function isOrigin(said: string) {
  if (!URL.canParse(said)) return false;
  const { protocol, origin, href } = new URL(said);
  return /^https?:$/.test(protocol) && `${origin}/` === href;
}
