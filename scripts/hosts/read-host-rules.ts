import { readFileSync } from "node:fs";
import path from "node:path";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import { readHeadersFile } from "#scripts/hosts/write/headers-file.ts";
import { readRedirectsFile } from "#scripts/hosts/write/redirects-file.ts";

/** The rules of a site that has been built into a folder. */
export function readHostRules(folder: string, basePath: string): HostRules {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return {
    basePath,
    headers: readHeadersFile(read("_headers")),
    redirects: readRedirectsFile(read("_redirects")),
  };
}
