import { renderBody } from "#app/mdx/render-body.server.tsx";

/** The HTML of a compiled body on a site that is served below a path. */
export function renderedBody(code: string, basePath = "") {
  const within = (address: string) => (/^\/(?!\/)/.test(address) ? basePath + address : address);
  return renderBody(code, {
    address: within,
    facts: () => "",
    picture: (src, alt) => ({ src: within(src), alt, sources: [] }),
  });
}
