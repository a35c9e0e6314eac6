import { withinSite } from "#app/content/base-path.ts";
import type { folders } from "#app/content/kinds.ts";
import type { Contents, ProseEntry } from "#app/content/contents.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { fileFacts } from "#app/content/file-facts.ts";
import { withFigures } from "#app/content/fill-text.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { phoneLink } from "#app/content/parts/ways-to-reach.ts";
import { renderBody } from "#app/content/bodies/render-body.server.tsx";
import { helplineNamed } from "#app/model/fields/quoted-figures.ts";

type Folder = (typeof folders)[keyof typeof folders]["path"];

/**
 * The HTML of a body from this folder, with every {{id}} replaced by the figure's own value, and every
 * {{helpline:id}} by a link that calls it.
 */
export function bodyHtml(contents: Contents, folder: Folder, { body }: Pick<ProseEntry, "body">) {
  const html = renderBody(body.code, {
    address: withinSite,
    facts: (written) => fileFacts(contents.downloads, written),
    picture: (src, alt) => {
      const place = src.startsWith("/") ? withinSite(src) : `${folder}/${src}`;
      return pictureOf(contents, { src: place, alt }, "text");
    },
  });
  return withQuoted(html, contents);
}

const tagOrLink = /(<a [^]*?<\/a>|<[^>]*>)/;

// A tag and a link can hold no further link, so a helpline is its bare number there.
function withQuoted(html: string, { stats, helplines }: Contents) {
  const valueIn = (isLink: boolean) => (name: string) => {
    const stat = stats.find(({ id }) => id === name);
    if (stat) return escapedText(stat.value);
    const line = helplines.find(({ id }) => id === helplineNamed(name));
    if (!line || isLink) return line?.number;
    return `<a href="${phoneLink(line.number)}">${line.number}</a>`;
  };
  return html
    .split(tagOrLink)
    .map((part, index) => withFigures(part, { get: valueIn(index % 2 === 1) }))
    .join("");
}
