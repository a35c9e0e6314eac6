import { withinSite } from "#app/content/base-path.ts";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { pagesOfEntries } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import {
  clothOfProverb,
  glossOf,
  sitePage,
  wordsWithLanguage,
  type Proverb,
} from "#app/content/parts/pages.ts";
import { sharePicture, shareWays } from "#app/content/parts/sharing.ts";

/** A proverb on its cloth, with the ways to send it. */
export function proverbCard(contents: Contents, proverb: Proverb) {
  const { id, text, recorded } = proverb;
  const { sendPicture, copy, copied, copyFailed } = pageWords(contents, "lesoPage");
  const address = addressIn(contents, pagesOfEntries.lesos.address(id));
  const { links, message, other } = shareWays(contents, address, text);
  const { file: drawn } = proverbPicture(contents, proverb);
  return {
    id,
    text,
    ...glossOf(contents, proverb),
    recorded: recorded && wordsWithLanguage(contents, `lesos.${id}.recorded`, recorded),
    cloth: clothOfProverb(proverb),
    href: withinSite(address),
    address: other.address,
    /** The name of the picture's file on the visitor's device. */
    file: `${id}.png`,
    picture: { label: sendPicture, href: withinSite(`/assets/${drawn}`) },
    links,
    copy: { label: copy, value: message, copied, failed: copyFailed },
  };
}

/** The picture of a proverb that is sent on its own. */
export function proverbPicture(contents: Contents, { id }: Proverb) {
  return sharePicture(
    contents,
    sitePage(contents, addressIn(contents, pagesOfEntries.lesos.address(id))),
    "whole",
  );
}

/** A proverb on its cloth, as pages show it. */
export type ProverbCard = ReturnType<typeof proverbCard>;
