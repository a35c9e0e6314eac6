/** The site map as an XML document. */
export function siteMapDocument(pages: { address: string; changed?: string }[]) {
  const entries = pages.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `  <url><loc>${encodeURI(address).replaceAll("&", "&amp;")}</loc>${day}</url>\n`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`
  );
}

/**
 * The robots.txt, which allows everything and names the site map. A preview has no site map, but
 * allows everything too: a search engine that may not open a page never sees its noindex.
 */
export function robotsDocument(siteMapAddress?: string) {
  const siteMap = siteMapAddress ? `\nSitemap: ${siteMapAddress}\n` : "";
  return `User-agent: *\nAllow: /\n${siteMap}`;
}
