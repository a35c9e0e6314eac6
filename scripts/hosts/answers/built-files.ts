import path from "node:path";
import { filesBelow } from "#app/library/reading/files-below.ts";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import { compressedEnding, hiddenFiles, isFolderPage } from "#scripts/hosts/hosts.ts";

/** A file of a build and the address at which a host answers with it. */
export type BuiltFile = { address: string; file: string };

/** The files of a build by what they are to visitors. */
export type BuiltFiles = {
  pages: BuiltFile[];
  /** Pages that stand in a folder of their name a second time. */
  folderPages: BuiltFile[];
  others: BuiltFile[];
};

const errorPages = ["404.html", "500.html"];

/** Sorts the files of a build; pages at addresses that were given up are not among them. */
export function builtFiles(folder: string, { basePath, redirects }: HostRules): BuiltFiles {
  const names = filesBelow(folder).map(({ path: file }) => file.split(path.sep).join("/"));
  const known = new Set(names);
  const moved = new Set(redirects.map(({ from }) => `${from.slice(basePath.length + 1)}.html`));
  const found: BuiltFiles = { pages: [], folderPages: [], others: [] };
  for (const file of names) {
    const address = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;
    if (hiddenFiles.includes(file) || compressedEnding.test(file)) continue;
    if (!file.endsWith(".html")) found.others.push({ address, file });
    else if (errorPages.includes(file) || moved.has(file)) continue;
    else if (isFolderPage(file, known)) found.folderPages.push({ address, file });
    else found.pages.push({ address, file });
  }
  return found;
}
