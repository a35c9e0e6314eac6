import type { ServerBuild } from "@remix-run/node";
import * as entry from "#app/entry.server.tsx";
import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { setting } from "#app/content/setting.ts";
import * as root from "#app/root.tsx";
import { routes, routesWith } from "#app/routes.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  // What a loader gets: the contents that the whole site is made from.
  interface AppLoadContext {
    contents: Contents;
  }
}

type RouteModule = ServerBuild["routes"][string]["module"];

/** The addresses of what the browser loads: the script, the styles, and in development Vite's client. */
export type BrowserPart = {
  script: string;
  styles: string;
  /** Styles for the home page only. */
  homeStyles: string;
  /** Styles for pages with a body. */
  proseStyles: string;
  viteClient?: string;
};

/** The site as a Remix server build, made without Remix's compiler. The prefixes are those of the languages after the first. */
export function serverBuild(part: BrowserPart, prefixes: readonly string[]): ServerBuild {
  const { script, styles, homeStyles, proseStyles, viteClient } = part;
  const links = () => siteLinks(styles, viteClient === undefined);
  const furtherStyles = new Map<unknown, string>([
    [routes["/"], homeStyles],
    [routes["/programs"], proseStyles],
    [routes["/blog/:id"], proseStyles],
    [routes["/:id"], proseStyles],
  ]);
  const withStyles = (module: (typeof routes)[keyof typeof routes]) => {
    const href = furtherStyles.get(module);
    return href ? { ...module, links: () => [{ rel: "stylesheet", href }] } : module;
  };
  const pages = routesWith(prefixes).map(([address, module]) => ({
    id: address,
    parentId: "root",
    ...(address === "/" ? { index: true } : { path: address.slice(1) }),
    // Each meta function takes the data of its own loader, which no single type for all modules can express.
    module: withStyles(module) as RouteModule,
  }));
  const all = [{ id: "root", path: "", module: { ...root, links } as RouteModule }, ...pages];
  return {
    mode: setting("NODE_ENV") ?? "production",
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: script, imports: viteClient ? [viteClient] : [] },
      routes: Object.fromEntries(all.map((route) => [route.id, inManifest(route)])),
      url: "",
      version: "",
    },
    basename: basePath || "/",
    publicPath: `${basePath}/`,
    assetsBuildDirectory: "",
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_throwAbortReason: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
    },
  };
}

function inManifest({ module, ...route }: { id: string; path?: string; module: RouteModule }) {
  return {
    ...route,
    // Remix would make the browser load the module, but no route module ever runs there.
    module: "",
    hasLoader: "loader" in module,
    hasErrorBoundary: "ErrorBoundary" in module,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
  };
}

/** The stylesheet and icons of every page; the larger icons exist only after a build. */
function siteLinks(styles: string, hasDrawnIcons: boolean) {
  return [
    { rel: "stylesheet", href: styles },
    { rel: "icon", href: `${basePath}/favicon.svg`, type: "image/svg+xml" },
    ...(hasDrawnIcons
      ? [
          { rel: "apple-touch-icon", href: `${basePath}/icons/icon-180.png` },
          { rel: "manifest", href: `${basePath}/manifest.webmanifest` },
        ]
      : []),
  ];
}
