import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import { caddyfile } from "#scripts/hosts/write/caddyfile.ts";
import { nginxServer, type ServerPlace } from "#scripts/hosts/write/nginx-server.ts";

/** What servers that are configured outside the site's folder need, by the names of their files. */
export function hostConfigurations(rules: HostRules, place: ServerPlace): Record<string, string> {
  // Below a path the rest of such a host is somebody else's.
  if (rules.basePath !== "") return {};
  return { "nginx.conf": nginxServer(rules, place), Caddyfile: caddyfile(rules, place) };
}

/** Writes these configurations into a folder. */
export function writeHostConfigurations(folder: string, rules: HostRules, place: ServerPlace) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(hostConfigurations(rules, place)))
    writeFileSync(path.join(folder, name), text);
}
