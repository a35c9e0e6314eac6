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

/** The robots.txt, which allows everything and names the site map. */
export function robotsDocument(siteMapAddress: string) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteMapAddress}\n`;
}
