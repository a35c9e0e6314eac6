import { constants, copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "#app/library/reading/files-below.ts";
import type { DeployHost } from "#app/model/site/deploy-target.ts";
import { filesOfHost } from "#scripts/hosts/hosts.ts";

/** Copies what a host gets of a build into a folder, and answers with the paths of these files. */
export function copyForHost(host: DeployHost, built: string, folder: string): string[] {
  const files = filesOfHost(
    host,
    filesBelow(built).map(({ path: file }) => file),
  );
  for (const file of files) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    copyFileSync(path.join(built, file), place, constants.COPYFILE_FICLONE);
  }
  return files;
}
