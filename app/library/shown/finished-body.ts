import { helplineNamed } from "#app/model/fields/quoted-figures.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { escapedText } from "#app/library/escaped-text.ts";
import { withinSite } from "#app/library/base-path.ts";
import { fileFacts } from "#app/library/files/file-facts.ts";
import type { folders } from "#app/library/collections.ts";
import type { Contents, Prose } from "#app/library/contents.ts";
import { withFigures } from "#app/library/fill-text.ts";
import { phoneLink } from "#app/library/shown/contact-details.ts";
import { pictureSizes, shownPicture, type ShownPicture } from "#app/library/shown/shown-picture.ts";

/** What a body needs of the site while it is rendered. */
export type BodyNeeds = {
  /** An address as a browser has to ask for it. */
  address: (written: string) => string;
  /** What stands behind the words of a link to a file, such as its size; mostly nothing. */
  facts: (written: string) => string;
  /** A picture that the body names. */
  picture: (src: string, alt: string) => ShownPicture;
};

/** Turns a compiled body into HTML. */
export type RenderBody = (code: string, needs: BodyNeeds) => string;

type Folder = (typeof folders)[keyof typeof folders]["path"];

/**
 * The HTML of a body from this folder, with every {{id}} replaced by the figure's own value, and every
 * {{helpline:id}} by a link that calls it: here and not while it is compiled, so that a changed figure
 * compiles nothing again.
 */
export function finishedBody(
  contents: Contents,
  folder: Folder,
  { body }: Prose,
  render: RenderBody,
) {
  const { photos, downloads } = contents;
  const html = render(body.code, {
    address: withinSite,
    facts: (written) => fileFacts(downloads, written),
    picture: (src, alt) => {
      const place = src.startsWith("/") ? withinSite(src) : `${folder}/${src}`;
      return shownPicture({ photos }, { src: place, alt }, pictureSizes.text);
    },
  });
  return withQuoted(html, contents);
}

const tagOrLink = /(<a [^]*?<\/a>|<[^>]*>)/;

// A tag and a link can hold no further link, so a helpline is its bare number there.
function withQuoted(html: string, { stats, helplines }: Contents) {
  const valueIn = (isLink: boolean) => (name: string) => {
    const stat = entryWithId(stats, name);
    if (stat) return escapedText(stat.value);
    const line = entryWithId(helplines, helplineNamed(name) ?? "");
    if (!line || isLink) return line?.number;
    return `<a href="${phoneLink(line.number)}">${line.number}</a>`;
  };
  return html
    .split(tagOrLink)
    .map((part, index) => withFigures(part, { get: valueIn(index % 2 === 1) }))
    .join("");
}
