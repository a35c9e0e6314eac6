import { lastingRules, type HeaderRule } from "#scripts/hosts/header-rules.ts";
import {
  mediaTypes,
  otherName,
  quoted,
  withQuery,
  type HostRules,
} from "#scripts/hosts/host-rules.ts";
import { hiddenPattern } from "#scripts/hosts/hosts.ts";
import type { ServerPlace } from "#scripts/hosts/write/nginx-server.ts";

/** A site for Caddy, which fetches the certificate by itself, at the root of its host. */
export function caddyfile(
  { headers, redirects }: Pick<HostRules, "headers" | "redirects">,
  { name, folder }: ServerPlace,
): string {
  return `# Written by npm run build for Caddy 2.
${name} {
	root * ${quoted(folder)}
	map {query} {rest} {
		"" ""
		default "?{query}"
	}
	route {
${lastingRules(headers).flatMap(headerLines).join("\n")}
${Object.entries(mediaTypes)
  .map(
    ([ending, type]) => `		@${ending} path *.${ending}
		header @${ending} Content-Type ${type}`,
  )
  .join("\n")}
		@hidden path_regexp "(?i)${hiddenPattern("/")}"
		error @hidden 404
${redirects.map(redirectLines).join("")}		@home path /index.html
		redir @home /{rest} permanent
		@spelling path_regexp page "^(/.+?)(?:/|/index\\.html|\\.html)$"
		route @spelling {
			# In one matcher, Caddy may ask for the file before it knows the page.
			@page file {re.page.1}.html
			redir @page {re.page.1}{rest} permanent
		}
		try_files {path}.html {path}
		# What the build has compressed is sent as it is.
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header Cache-Control no-cache
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
${otherSite(name)}`;
}

// Who leaves the www out, or writes one, arrives all the same.
function otherSite(name: string) {
  const other = otherName(name);
  return other ? `${other} {\n\tredir https://${name}{uri} permanent\n}\n` : "";
}

function headerLines({ path, headers }: HeaderRule) {
  const place = path === "/*" ? "" : `${path} `;
  return Object.entries(headers).map(([name, value]) => `		header ${place}${name} ${quoted(value)}`);
}

function redirectLines({ from, to }: HostRules["redirects"][number], index: number) {
  const matcher = `@moved${index}`;
  return `		${matcher} path ${from} ${from}/
		redir ${matcher} ${quoted(withQuery(to, "{rest}"))} permanent
`;
}
