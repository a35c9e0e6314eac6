import { headersAt, lastingRules, type HeaderRule } from "#scripts/hosts/header-rules.ts";
import {
  escapedPattern,
  mediaTypes,
  withQuery,
  type HostRules,
} from "#scripts/hosts/host-rules.ts";
import { hiddenPattern } from "#scripts/hosts/hosts.ts";

/**
 * The rules for Apache 2.4, in a file that stands among the pages, as shared hosting has it. Each
 * part is left out where Apache has no module for it.
 */
export function htaccess({ basePath, headers, redirects }: HostRules): string {
  const file = (name: string) => `%{DOCUMENT_ROOT}${basePath}/${name}`;
  const moved = redirects.flatMap(({ from, to }) => {
    const pattern = `^${escapedPattern(from.slice(basePath.length + 1))}/?$`;
    // In what Apache puts in its place a percent sign would begin a reference.
    const target = to.replaceAll("%", "\\%");
    const asked = withQuery(target, "?%{QUERY_STRING}");
    const send = (whole: string) => rule(pattern, whole, "R=301,NE,END");
    if (!target.includes("#") || asked === target) return [send(target)];
    // Apache would put a query behind the place in the page.
    return ["  RewriteCond %{QUERY_STRING} .", send(asked), send(target)];
  });
  return `# Written by npm run build for Apache 2.4: whatever is changed here is lost with the next build.
ErrorDocument 404 ${basePath}/404.html
ErrorDocument 403 ${basePath}/404.html
<IfModule mod_rewrite.c>
  <IfModule mod_dir.c>
    DirectorySlash Off
  </IfModule>
</IfModule>
# Some hosts allow no Options here and would answer 500 to everything, so they are for those only that
# could not find a page without.
<IfModule !mod_rewrite.c>
  Options -Indexes +MultiViews
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  # What Apache asks of itself, such as the page for errors, is what it is.
  RewriteCond %{ENV:REDIRECT_STATUS} .
${rule(".*", "-", "END")}
${rule(hiddenPattern(""), "-", "R=404,NC,END")}
${moved.join("\n")}
${rule("^index\\.html$", `${basePath}/`, "R=301,END")}
  RewriteCond "${file("$1.html")}" -f
${rule("^(.+?)(?:/|/index\\.html|\\.html)$", `${basePath}/$1`, "R=301,END")}
${rule("^$", "index.html", "")}
  RewriteCond "${file("$0.html")}" -f
${rule("^.+$", "$0.html", "")}
  # A folder without a page is no address.
  RewriteCond %{REQUEST_FILENAME} -d
${rule(".", "-", "R=404,END")}
  <IfModule mod_mime.c>
    # What the build has compressed is sent as it is.
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond "${file("$0.br")}" -f
${rule("^.+$", "$0.br", "E=no-gzip:1,E=no-brotli:1,E=compressed:1,END")}
    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
    RewriteCond "${file("$0.gz")}" -f
${rule("^.+$", "$0.gz", "E=no-gzip:1,E=no-brotli:1,E=compressed:1,END")}
  </IfModule>
</IfModule>
<IfModule mod_mime.c>
${Object.entries(mediaTypes)
  .map(([ending, type]) => `  AddType ${type} .${ending}`)
  .join("\n")}
  AddCharset utf-8 .html .css .js .svg .txt .webmanifest .xml
  # As endings of a language or of an archive they would change what a compressed page is.
  RemoveLanguage .br
  RemoveType .br .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
<IfModule mod_headers.c>
  Header always merge Vary Accept-Encoding
${headerLines(lastingRules(headers), basePath)}
</IfModule>
`;
}

function rule(pattern: string, target: string, flags: string) {
  return `  RewriteRule "${pattern}" "${target}"${flags === "" ? "" : ` [${flags}]`}`;
}

function headerLines(rules: HeaderRule[], basePath: string) {
  const names = Object.keys(headersAt(rules, "/"));
  // A server may set some of them itself, and a browser may read two of a name as none.
  const removals = names.map((name) => `  Header unset ${name}`);
  return [...removals, ...rules.flatMap((one) => linesOf(one, basePath))].join("\n");
}

function linesOf({ path, headers }: HeaderRule, basePath: string) {
  const begins = path.endsWith("*");
  const place = `^${escapedPattern(basePath + (begins ? path.slice(0, -1) : path))}`;
  // The name of a page's own file is what Apache has made of its address.
  const isThere = `%{REQUEST_URI} =~ m#${place}${begins ? "" : "(\\.html(\\.(br|gz))?)?$"}#`;
  return Object.entries(headers).map(([name, value]) => {
    // What is not there may be there tomorrow.
    const isFound = name === "Cache-Control" ? " && %{REQUEST_STATUS} < 400" : "";
    const condition = path === "/*" ? "" : ` "expr=${isThere}${isFound}"`;
    return `  Header always set ${name} "${value.replaceAll('"', '\\"')}"${condition}`;
  });
}
