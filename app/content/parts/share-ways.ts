import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";

/** The ways to share a page, as plain links, so that a network learns of a visitor only when one is used. */
export function shareWays(contents: Contents, path: string, title: string) {
  const { heading, text, whatsapp, sms, email, other } = contents.blog.share;
  const address = fullAddress(contents, path);
  const message = withValues(text, { title, address });
  const words = encodeURIComponent(message);
  return {
    heading,
    links: [
      { label: whatsapp, href: `https://wa.me/?text=${words}` },
      { label: sms, href: `sms:?body=${words}` },
      { label: email, href: `mailto:?subject=${encodeURIComponent(title)}&body=${words}` },
    ],
    message,
    other: { label: other, title, address },
  };
}
