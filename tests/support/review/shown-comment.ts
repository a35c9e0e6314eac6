import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/**
 * What a reader sees of a comment: its tags, its links, its words outside code, and how many
 * collapsed parts it closes.
 */
export function shownComment(comment: string) {
  const html = micromark(comment, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const plain = html.replaceAll(/<code[^>]*>[^]*?<\/code>/g, "<code></code>");
  const tags = [...plain.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = ""]) => tag);
  const links = [...plain.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link);
  const words = plain.replaceAll(/<[^>]+>/g, " ");
  const closed = [...plain.matchAll(/<\/details>/g)].length;
  return { tags: [...new Set(tags)].sort(), links, words, closed };
}

/** Characters that code hosts turn into links, mentions, pictures or formulas in plain text. */
export const liveSigns =
  /@|#\d|GH-\d|\/\/|www\.|[0-9a-f]{7,}|:[a-z]+:|\$|\[|\||\p{Cf}|\p{Cs}|&(?!quot;)/iu;
