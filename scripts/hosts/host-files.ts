import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { pageOrigins } from "#app/content/page-origins.ts";
import { setting } from "#app/content/setting.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { headerRules } from "#scripts/hosts/header-rules.ts";
import { headersFile } from "#scripts/hosts/headers-file.ts";
import { htaccess } from "#scripts/hosts/htaccess.ts";
import { redirectsFile, type HostRedirect } from "#scripts/hosts/redirects-file.ts";

type Needs = { contents: Contents; assets: PageAssets; redirects: HostRedirect[] };

/** Writes the configuration of hosts: _headers and _redirects for Cloudflare and Netlify, .htaccess for Apache. */
export function writeHostFiles({ contents, assets, redirects }: Needs, next: NextOutput): void {
  const headers = headerRules({
    frameOrigin: pageOrigins(contents, designedPages.donate.address).frameOrigin,
    rememberHttps: contents.site.rememberHttps,
    isPreview: contents.isPreview,
    lasting: assets.lasting.map((address) => address.slice(basePath.length)),
  });
  next.write("_headers", headersFile(headers));
  next.write("_redirects", redirectsFile(redirects));
  // These hosts identify themselves during a build, and would publish .htaccess as a page.
  if (!["CF_PAGES", "WORKERS_CI", "NETLIFY", "VERCEL"].some((name) => setting(name)))
    next.write(".htaccess", htaccess({ basePath, headers, redirects }));
}
