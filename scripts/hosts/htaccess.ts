import type { HeaderRule } from "#scripts/hosts/header-rules.ts";
import type { HostRedirect } from "#scripts/hosts/redirects-file.ts";

/** How Apache answers below a path. */
type Rules = { basePath: string; headers: HeaderRule[]; redirects: HostRedirect[] };

// After a rewrite to a file, the address is that of the file.
const place = (path: string) => `^${escapedPattern(path.replace(/\*$/, ""))}`;

/**
 * The rules for Apache 2.4 in an .htaccess file among the pages, as on shared hosting. Each part is
 * skipped if Apache lacks the module for it.
 */
export function htaccess({ basePath, headers, redirects }: Rules): string {
  // A rule with a query is more specific than one without.
  const nearest = redirects.toSorted((a, b) => (b.query ?? "").length - (a.query ?? "").length);
  const moved = nearest.map((redirect) => redirectRule(redirect, basePath));
  return `# Written by npm run build for Apache 2.4. The next build overwrites any change.
ErrorDocument 404 ${basePath}/404.html
ErrorDocument 403 ${basePath}/404.html
<IfModule mod_rewrite.c>
  <IfModule mod_dir.c>
    DirectorySlash Off
  </IfModule>
  RewriteEngine On
  # Apache's internal requests, such as that of the error page, are not rewritten.
  RewriteCond %{ENV:REDIRECT_STATUS} .
${rule(".*", "-", "END")}
${rule("(^|/)\\.(?!well-known/)|^_(headers|redirects)$", "-", "R=404,END")}
${[...moved, ""].join("\n")}${rule("^index(\\.html)?$", `${basePath}/`, "R=301,END")}
  RewriteCond "%{DOCUMENT_ROOT}${basePath}/$1.html" -f
${rule("^(.+?)(?:/|/index(?:\\.html)?|\\.html)$", `${basePath}/$1`, "R=301,END")}
${rule("^$", "index.html", "END")}
  RewriteCond "%{DOCUMENT_ROOT}${basePath}/$0.html" -f
${rule("^.+$", "$0.html", "END")}
  # A folder without a page is not found.
  RewriteCond %{REQUEST_FILENAME} -d
${rule(".", "-", "R=404,END")}
</IfModule>
<IfModule mod_mime.c>
  AddType image/avif .avif
  AddType application/manifest+json .webmanifest
  AddType font/woff2 .woff2
  AddCharset utf-8 .html .css .js .svg .txt .webmanifest .xml
</IfModule>
${compression.join("\n")}
<IfModule mod_headers.c>
${headers.flatMap((rule) => headerLines(rule, basePath)).join("\n")}
</IfModule>
`;
}

function redirectRule({ from, query = "", to }: HostRedirect, basePath: string) {
  const pattern = `^${escapedPattern(from.slice(basePath.length + 1))}/?$`;
  // Apache reads a percent sign in the target as a back-reference.
  const target = to.replaceAll("%", "\\%");
  if (query === "") return rule(pattern, target, "R=301,NE,END");
  const condition = `  RewriteCond %{QUERY_STRING} "(?:^|&)${escapedPattern(query)}(?:&|$)"\n`;
  return condition + rule(pattern, target, to.includes("?") ? "R=301,NE,END" : "R=301,NE,QSD,END");
}

function rule(pattern: string, target: string, flags: string) {
  return `  RewriteRule "${pattern}" "${target}" [${flags}]`;
}

const texts =
  "text/html text/css text/plain text/xml text/javascript application/javascript image/svg+xml " +
  "application/xml application/atom+xml application/manifest+json";

// If Apache has both, brotli comes first.
const compression = ["mod_brotli.c:BROTLI_COMPRESS", "mod_deflate.c:DEFLATE"].map((names, at) => {
  const [module = "", filter = ""] = names.split(":");
  // Apache gives an error document no type, so it needs a filter of its own.
  const errors = `<Files "404.html">\n    SetOutputFilter ${filter}\n  </Files>`;
  return `<IfModule ${module}>
  AddOutputFilterByType ${filter} ${texts}
  ${at === 0 ? errors : `<IfModule !mod_brotli.c>\n  ${errors}\n  </IfModule>`}
</IfModule>`;
});

function headerLines({ path, headers }: HeaderRule, basePath: string) {
  const address = `%{REQUEST_URI} =~ m#${place(basePath + path)}${path.endsWith("*") ? "" : "$"}#`;
  return Object.entries(headers).map(([name, value]) => {
    // A missing file may exist tomorrow, so its 404 is not cached.
    const isFound = name === "Cache-Control" ? " && %{REQUEST_STATUS} < 400" : "";
    const condition = path === "/*" ? "" : ` "expr=${address}${isFound}"`;
    if (value === undefined) return `  Header always unset ${name}${condition}`;
    return `  Header always set ${name} "${value.replaceAll('"', '\\"')}"${condition}`;
  });
}

function escapedPattern(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
