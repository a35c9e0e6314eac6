import { withinSite } from "#app/content/base-path.ts";
import type { Contents, ProseEntry } from "#app/content/contents.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { fileFacts } from "#app/content/file-facts.ts";
import { withQuoted, withValues, type Quoted } from "#app/content/fill-text.ts";
import { linkIn } from "#app/content/languages/link-in.ts";
import { valuesIn } from "#app/content/languages/site-entries.ts";
import { languagesOf } from "#app/content/parts/contents-at.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import { videoHost } from "#app/model/blocks.ts";
import { renderBody } from "#app/content/bodies/render-body.server.tsx";

/** The HTML of a body from this folder, with each {{name}} filled in; e-mail addresses and phone numbers become links. */
export function bodyHtml(contents: Contents, folder: string, { body }: Pick<ProseEntry, "body">) {
  const values = valuesIn(body.language, contents.quoted);
  // A post may be in a different language from the page around it.
  const own = languagesOf(contents).find(({ language }) => language === body.language) ?? contents;
  const words = own.interface;
  const picture = (src: string, alt: string) => {
    const place = src.startsWith("/") ? withinSite(src) : pathOfPhoto(`${folder}/`, src);
    return pictureOf(contents, { src: place, alt }, "text");
  };
  const withFacts = (text: string, href: string) =>
    text + fileFacts(contents.downloads, href, text);
  const html = renderBody(body.code, {
    // The parser percent-encodes braces in an address.
    address: (to) => linkIn(own, withinSite(withQuoted(to.replace(encodedName, "{{$1}}"), values))),
    facts: (written, words) => fileFacts(contents.downloads, written, words),
    picture,
    video: ({ title, poster, address: href, captions, transcript }) => ({
      title,
      // The title is below the poster.
      poster: picture(poster, ""),
      href,
      watch: withValues(words.watchVideo, { host: videoHost(href) }),
      captions: captions && withValues(words.videoCaptions, { languages: captions }),
      transcript: transcript
        ? {
            label: withFacts(words.videoTranscript, transcript),
            href: linkIn(own, withinSite(transcript)),
          }
        : undefined,
    }),
  });
  // Most bodies quote nothing, and splitting thousands of them takes a while.
  if (!html.includes("{{")) return html;
  const linked = ({ text, href }: Quoted) =>
    href
      ? `<a href="${escapedText(linkIn(own, withinSite(href)))}">${escapedText(withFacts(text, href))}</a>`
      : escapedText(text);
  // Tags and links cannot contain links, so quoted values are plain text there.
  return html.split(tagOrLink).reduce((before, part, index) => {
    return before + withQuoted(part, values, before.slice(-200), index % 2 === 1 ? bare : linked);
  }, "");
}

const encodedName = /%7B%7B(.*?)%7D%7D/gi;
const tagOrLink = /(<a [^]*?<\/a>|<[^>]*>)/;

function bare({ text }: Quoted) {
  return escapedText(text);
}
