import type { RouteConfigEntry } from "@remix-run/route-config";
import type { ServerBuild } from "@remix-run/server-runtime";
import { basePath } from "#app/library/base-path.ts";
import { future } from "#scripts/build/app/remix-future.ts";

type Routes = ServerBuild["routes"];
type RouteModule = Routes[string]["module"];
type KnownRoute = ServerBuild["assets"]["routes"][string];

/** What of the site's code answers requests, as `buildServerPart` gathers it. */
export type SiteParts = {
  entry: ServerBuild["entry"]["module"];
  root: RouteModule;
  /** The address book, and the modules of routes by the files that it names. */
  routes: RouteConfigEntry[];
  modules: Record<string, RouteModule>;
  /** The address of the one script that pages ask for. */
  script: string;
};

/**
 * What Remix needs to know of a site to answer requests. Throws where a route has no module or
 * the name of another.
 */
export function serverBuild({ entry, root, routes, modules, script }: SiteParts): ServerBuild {
  const all: Routes = { root: { id: "root", path: "", module: root } };
  for (const route of routesBelow("root", routes, modules)) {
    if (route.id in all) throw new Error(`app/routes.ts has two routes of the name ${route.id}.`);
    all[route.id] = route;
  }
  return {
    mode: "production",
    entry: { module: entry },
    routes: all,
    assets: {
      entry: { module: script, imports: [] },
      routes: Object.fromEntries(Object.entries(all).map(([id, route]) => [id, known(route)])),
      url: "",
      version: "",
    },
    basename: basePath || "/",
    publicPath: `${basePath}/`,
    assetsBuildDirectory: "client",
    future,
    isSpaMode: false,
  };
}

function routesBelow(
  parentId: string,
  routes: RouteConfigEntry[],
  modules: SiteParts["modules"],
): Routes[string][] {
  return routes.flatMap(({ file, children = [], ...facts }) => {
    const module = modules[file];
    if (!module) throw new Error(`app/routes.ts names ${file}, which is not there.`);
    const id = facts.id ?? file.replace(/\.\w+$/, "");
    return [{ ...facts, id, parentId, module }, ...routesBelow(id, children, modules)];
  });
}

// Nothing is known of scripts for a route, because no route is built for the browser.
function known({ module, ...facts }: Routes[string]): KnownRoute {
  return {
    ...facts,
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: "ErrorBoundary" in module,
    module: "",
  };
}
