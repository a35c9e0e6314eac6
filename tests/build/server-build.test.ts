import path from "node:path";
import { pathToFileURL } from "node:url";

import type { ServerBuild } from "@remix-run/server-runtime";
import { createServer } from "vite";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { future } from "#scripts/build/app/remix-future.ts";
import { serverBuild, type SiteParts } from "#scripts/build/app/server-build.ts";
import { builtCode } from "#tests/support/written-sites.ts";

// Remix's plugin has some besides, which only it reads.
const flags = Object.keys(future) as (keyof typeof future)[];
const page = (name: string) => ({ default: () => name });
const parts = (facts: Partial<SiteParts>): SiteParts => ({
  entry: { default: () => new Response() },
  root: page("root"),
  routes: [],
  modules: {},
  script: "/assets/entry.js",
  ...facts,
});

describe("serverBuild", () => {
  it("names a route after its file unless it has a name, and after the one around it", () => {
    const { routes } = serverBuild(
      parts({
        routes: [
          { index: true, file: "routes/home.tsx" },
          { path: "b", file: "routes/b.tsx", id: "named", children: [{ file: "routes/c.ts" }] },
        ],
        modules: {
          "routes/home.tsx": page("a"),
          "routes/b.tsx": page("b"),
          "routes/c.ts": page("c"),
        },
      }),
    );
    const facts = Object.values(routes).map(({ id, parentId, path: at }) => [id, parentId, at]);
    expect(facts).toEqual([
      ["root", undefined, ""],
      ["routes/home", "root", undefined],
      ["named", "root", "b"],
      ["routes/c", "named", undefined],
    ]);
  });

  it("refuses two routes of one name", () => {
    const routes = [
      { path: "a", file: "routes/a.tsx" },
      { path: "b", file: "routes/a.tsx" },
    ];
    const modules = { "routes/a.tsx": page("a") };
    expect(() => serverBuild(parts({ routes, modules }))).toThrow("routes/a");
  });

  it("refuses a route whose file is not there", () => {
    const routes = [{ path: "a", file: "routes/a.tsx" }];
    expect(() => serverBuild(parts({ routes }))).toThrow("routes/a.tsx");
  });
});

describe("the part of the code that draws pages", () => {
  it("is told to Remix as its own plugin tells it in development", async () => {
    const built = await siteOf(await builtModule());
    expect(built).toEqual(await siteOf(await developedModule()));
    expect(Object.keys(built.routes).length).toBeGreaterThan(2);
  }, 120_000);
});

async function builtModule() {
  const file = path.join(await builtCode(), "server/index.js");
  return (await import(pathToFileURL(file).href)) as ServerBuild;
}

async function developedModule() {
  vi.stubEnv("VITEST", "");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
  onTestFinished(() => vite.close());
  vi.unstubAllEnvs();
  return (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
}

// All that both say, but for the addresses of files, and how Remix says what is left out.
function siteOf({
  routes,
  assets,
  entry,
  future: flagged,
  basename,
  publicPath,
  isSpaMode,
}: ServerBuild) {
  const modules = Object.values(routes).map(({ module, ...route }) => {
    const { module: _address, imports: _imports, css: _css, ...known } = assets.routes[route.id]!;
    return [route.id, { route, known, exports: Object.keys(module).sort() }] as const;
  });
  return {
    routes: Object.fromEntries(modules),
    answers: Object.keys(entry.module),
    future: flags.map((flag) => [flag, flagged[flag]]),
    basename,
    publicPath,
    isSpaMode,
  };
}
