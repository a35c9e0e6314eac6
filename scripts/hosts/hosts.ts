import type { DeployHost } from "#app/model/site/deploy-target.ts";
import { markFile } from "#scripts/build/safe-output.ts";
import { escapedPattern } from "#scripts/hosts/host-rules.ts";

/** What a host does with a build. */
type HostHabits = {
  /** Files that are for the host itself or for a deployment, and for no visitor. */
  reads: string[];
  /** True where it sends the compressed files that the build has made. */
  sendsCompressed: boolean;
  /** True where it might show a folder rather than the page of the same name. */
  needsFolderPages: boolean;
};

/** The hosts that a build knows. */
export const hosts = {
  cloudflare: {
    needsFolderPages: false,
    reads: ["_headers", "_redirects"],
    sendsCompressed: false,
  },
  netlify: {
    needsFolderPages: true,
    reads: ["_headers", "_redirects", markFile],
    sendsCompressed: false,
  },
  "github-pages": { needsFolderPages: true, reads: [markFile], sendsCompressed: false },
  apache: { needsFolderPages: true, reads: [".htaccess", markFile], sendsCompressed: true },
  nginx: { needsFolderPages: true, reads: [markFile], sendsCompressed: true },
  caddy: { needsFolderPages: true, reads: [markFile], sendsCompressed: true },
} as const satisfies Record<DeployHost, HostHabits>;

/** The files of a build that are for no visitor. */
export const hiddenFiles = ["_headers", "_redirects", ".htaccess", markFile];

/** How the name of a file ends that holds another one compressed. */
export const compressedEnding = /\.(?:br|gz)$/;

/** The pattern of paths that no host hands out; `root` is how paths begin there, such as a slash. */
export function hiddenPattern(root: string) {
  return `^${root}(?:${hiddenFiles.map(escapedPattern).join("|")})$|${compressedEnding.source}`;
}

/** Which files of a build a host gets. */
export function filesOfHost(host: DeployHost, files: string[]): string[] {
  const { reads, sendsCompressed, needsFolderPages }: HostHabits = hosts[host];
  const known = new Set(files);
  return files.filter((file) => {
    if (hiddenFiles.includes(file)) return reads.includes(file);
    if (compressedEnding.test(file)) return sendsCompressed;
    return needsFolderPages || !isFolderPage(file, known);
  });
}

/** True for the second file of a page, in a folder that has its name. */
export function isFolderPage(file: string, files: ReadonlySet<string>): boolean {
  return file.endsWith("/index.html") && files.has(file.replace("/index.html", ".html"));
}
