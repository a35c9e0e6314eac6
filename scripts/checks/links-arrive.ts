import { basePath } from "#app/library/base-path.ts";
import type { BuiltPage } from "#scripts/build/built-page.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Every link inside the site leads to a page or file, and to an anchor that is there. */
export function linksArrive(pages: BuiltPage[], files: Set<string>): SiteProblem[] {
  const idsByAddress = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  return pages.flatMap(({ address, links }) =>
    [...new Set(links)].flatMap((link) => {
      const target = insideTarget(link, address);
      if (!target) return [];
      const ids = idsByAddress.get(target.page);
      if (!ids && !files.has(target.page))
        return [{ address, says: `links to ${link}, which is not there` }];
      const isMissing = target.anchor !== "" && ids && !ids.has(target.anchor);
      return isMissing ? [{ address, says: `links to ${link}, but there is no such place` }] : [];
    }),
  );
}

function insideTarget(link: string, address: string) {
  if (!/^(\/(?!\/)|#|\?)/.test(link)) return undefined;
  const [path = "", anchor = ""] = link.split("#");
  const bare = path.replace(/\?.*$/, "");
  if (bare === "") return { page: address, anchor };
  const isInside = bare === basePath || bare.startsWith(`${basePath}/`);
  // What has left the path of the site belongs to another site of the same host, if to any.
  return { page: isInside ? bare.slice(basePath.length) || "/" : `outside ${bare}`, anchor };
}
