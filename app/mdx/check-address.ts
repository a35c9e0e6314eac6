import { isInsideSite, isSafeAddress } from "#app/model/fields/address.ts";
import { photoPath, publicPicture } from "#app/model/fields/image.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";
import type { BodyCorrection, Mention } from "#app/mdx/body-problem.ts";
import type { Report } from "#app/mdx/check-tree.ts";

type Mentioned = (kind: Mention["kind"], target: string) => void;
type Written = Omit<BodyCorrection, "text"> | undefined;

/** Checks a picture of a body: that it says what it shows, and where it comes from. */
export function checkPicture(
  url: string,
  alt: string | null | undefined,
  report: Report,
  mention: Mentioned,
) {
  if (!/[\p{L}\p{N}]/u.test(alt ?? "")) {
    report(
      "A picture has no words for those who cannot see it.",
      "",
      `Say what it shows: ![Two girls read at a desk](${url})`,
    );
  }
  if (photoPath.test(url) || publicPicture.test(url)) mention("image", url);
  else {
    report(
      `A picture cannot come from "${url}".`,
      "It has to be a file beside this one, or one below public/.",
      "Write its name, such as photo.jpg or /images/map.svg.",
    );
  }
}

/** Checks where a link of a body leads; `written` is where its address stands. */
export function checkLink(url: string, report: Report, mention: Mentioned, written: Written) {
  if (quotedFigures(url).length > 0) {
    report(`A figure cannot stand in an address: "${url}".`, "", "Write the address out.");
    return;
  }
  if (isInsideSite(url)) mention("address", url);
  if (isSafeAddress(url)) return;
  const meant = completed(url);
  report(
    `A link cannot lead to "${url}".`,
    "It can lead to a page of this site like /donate, or to https://, mailto: or tel:.",
    meant ? `Write ${meant}.` : "",
    meant && written ? { ...written, text: meant } : undefined,
  );
}

function completed(url: string) {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`;
  return /^www\.|^[\w-]+\.[a-z]{2,}/.test(url) ? `https://${url}` : undefined;
}
