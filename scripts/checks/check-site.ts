import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { BuiltPage } from "#scripts/build/built-page.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { publicPicture } from "#app/model/fields/image.ts";
import { entriesHavePages } from "#scripts/checks/entries-have-pages.ts";
import { pagesAreReachable } from "#scripts/checks/pages-are-reachable.ts";
import { picturesAreUsed } from "#scripts/checks/pictures-are-used.ts";
import { linksArrive } from "#scripts/checks/links-arrive.ts";
import { oneHeading } from "#scripts/checks/one-heading.ts";
import { pagesAreLight } from "#scripts/checks/pages-are-light.ts";
import { securityTextIsFresh } from "#scripts/checks/security-text-is-fresh.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";
import { titlesAreUnique } from "#scripts/checks/titles-are-unique.ts";

/** Runs every check of the built site and answers with all that is wrong. */
export async function checkSite(
  pages: BuiltPage[],
  output: string,
  { entries, contents }: Pick<Inspection, "entries" | "contents">,
): Promise<SiteProblem[]> {
  const files = await filesOf(output);
  const header = contents?.navigation.header ?? [];
  const found = pages.filter(({ address }) => address !== "/404" && address !== "/500");
  return [
    ...linksArrive(pages, files),
    ...entriesHavePages(entries, pages),
    ...pagesAreReachable(
      found,
      header.map(({ href }) => href),
    ),
    ...picturesAreUsed(pages, [...files].filter(isPicture)),
    ...oneHeading(pages),
    ...titlesAreUnique(found),
    ...pagesAreLight(pages),
    ...securityTextIsFresh(await securityTextIn(output), new Date()),
  ];
}

// What stands in these folders is made for the pages and named by what they hold.
function isPicture(file: string) {
  return publicPicture.test(file) && !/^\/(assets|icons)\//.test(file);
}

function securityTextIn(output: string) {
  return readFile(path.join(output, ".well-known/security.txt"), "utf8").catch(() => "");
}

async function filesOf(output: string) {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)));
  return new Set(files.map((file) => `/${file.split(path.sep).join("/")}`));
}
