import { compileBody } from "#app/content/bodies/compile-body.server.ts";
import { headingsOf } from "#app/content/bodies/headings.ts";
import { renderBody } from "#app/content/bodies/render-body.server.tsx";
import { parseBody } from "#app/content/reading/parse-body.server.ts";

const picture = (src: string, alt: string) => ({ src, alt, sources: [] });

/** What a body needs of its site, in a form that is easy to read. */
export const bodyNeeds: Parameters<typeof renderBody>[1] = {
  address: (written) => written,
  facts: () => "",
  picture,
  video: ({ title, address }) => ({ title, href: address, watch: "", poster: picture("", "") }),
};

/** The HTML of a compiled body. */
export function renderedBody(code: string) {
  return renderBody(code, bodyNeeds);
}

/** The HTML and the headings of a body without refused nodes. */
export async function bodyOf(text: string, prefix = "") {
  const body = parseBody(text, 0);
  if (!("tree" in body)) throw new Error(body.message);
  const html = renderedBody(await compileBody(body.tree, prefix));
  return { html, headings: headingsOf(body.tree, prefix) };
}
