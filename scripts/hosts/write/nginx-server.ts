import { headersAt, lastingRules, type HeaderRule } from "#scripts/hosts/header-rules.ts";
import {
  escapedPattern,
  mediaTypes,
  otherName,
  quoted,
  withQuery,
  type HostRules,
} from "#scripts/hosts/host-rules.ts";
import { hiddenPattern } from "#scripts/hosts/hosts.ts";

/** Where a server finds a site, and under which name it is asked for it. */
export type ServerPlace = { name: string; folder: string };

/** A server of nginx for a site at the root of its host, to be included in its http block. */
export function nginxServer(
  { headers, redirects }: Pick<HostRules, "headers" | "redirects">,
  { name, folder }: ServerPlace,
): string {
  const rules = lastingRules(headers);
  const names = Object.keys(headersAt(rules, "/"));
  return `# Written by npm run build for nginx: include it in the http block, for instance from
# /etc/nginx/conf.d, and let "certbot --nginx" add the certificate.
${names.map((header) => valueMap(header, rules, name)).join("\n")}
server {
  listen 80;
  listen [::]:80;
  server_name ${name.replace(/:\d+$/, "")};
  root ${quoted(folder)};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;
  # What the build has compressed is sent as it is. With the package libnginx-mod-http-brotli-static
  # (or ngx_brotli) take the sign off the second line, and pages get smaller by a tenth.
  gzip_static on;
  # brotli_static on;
  gzip_vary on;
  error_page 403 404 405 /404.html;
${names.map((header) => `  add_header ${header} ${variableOf(header, name)} always;`).join("\n")}

  location = /404.html { internal; }
  location = /index.html { return 301 /$is_args$args; }
  location = / { try_files /index.html =404; }
  location ~* "${hiddenPattern("/")}" { return 404; }
${redirects.map(redirectLine).join("")}${Object.entries(mediaTypes)
    .map(([ending, type]) => `  location ~ "\\.${ending}$" { types { } default_type ${type}; }\n`)
    .join("")}  location ~ "^(?<page>/.+?)(?:/|/index\\.html|\\.html)$" {
    if (-f "$document_root$page.html") { return 301 $page$is_args$args; }
    return 404;
  }
  location / { try_files $uri.html $uri =404; }
}
${otherServer(name)}`;
}

// Who leaves the www out, or writes one, arrives all the same.
function otherServer(name: string) {
  const other = otherName(name);
  if (!other) return "";
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${other};
  return 301 $scheme://${name}$request_uri;
}
`;
}

function redirectLine({ from, to }: HostRules["redirects"][number]) {
  return `  location ~ "^${escapedPattern(from)}/?$" { return 301 ${quoted(withQuery(to, "$is_args$args"))}; }\n`;
}

// A location that adds a header of its own would lose all others, so values depend on the address.
function valueMap(header: string, rules: HeaderRule[], name: string) {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[header];
    if (value === undefined) return [];
    const begins = path.endsWith("*");
    const place = escapedPattern(begins ? path.slice(0, -1) : path);
    const pattern = `"~^${place}${begins ? "" : "(\\.html)?$"}"`;
    return [`  ${path === "/*" ? "default" : pattern} ${quoted(value)};\n`];
  });
  return `map $uri ${variableOf(header, name)} {\n${lines.join("")}}`;
}

// Another site on the same server has variables of its own.
function variableOf(header: string, name: string) {
  return `$${`${name}_${header}`.toLowerCase().replaceAll(/[^a-z0-9]/g, "_")}`;
}
