// Remix's whole package would load its older compiler as well, which takes longer than all the rest.
import { vitePlugin as remix } from "@remix-run/dev/dist/vite/index.js";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

const basePath = (process.env.BASE_PATH ?? "").replace(/\/+$/, "");

// sonner writes its styles into the page when it loads, which the security policy forbids; they
// come as a stylesheet of ours instead.
const stylesAsFile: Plugin = {
  name: "sonner-styles-as-file",
  transform(code, id) {
    if (!/[/\\]sonner[/\\]dist[/\\]index\.mjs/.test(id)) return;
    const call = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;
    if (!call.test(code)) this.error("sonner no longer inserts its styles in the known way");
    return { code: code.replace(call, ""), map: null };
  },
};

// Remix would hand pages over to the browser, which it never does here, so no route is built for it.
const noRoutesInBrowser: Plugin = {
  name: "no-routes-in-browser",
  apply: "build",
  enforce: "post",
  transform(_code, id) {
    return id.endsWith("?__remix-build-client-route")
      ? { code: "export {};", map: null }
      : undefined;
  },
};

const site = remix({
  basename: basePath || "/",
  buildDirectory: process.env.APP_BUILD_DIR ?? "build",
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
});

// A page asks for one script before it is touched, so what the entry shares with others is in it.
function inEntry(id: string) {
  return /vite\/preload-helper|app\/entry\.client\.tsx$/.test(id) ? "entry.client" : undefined;
}

export default defineConfig({
  base: `${basePath}/`,
  plugins: process.env.VITEST ? [] : [stylesAsFile, tailwindcss(), site, noRoutesInBrowser],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    target: "es2020",
    rollupOptions: { output: { manualChunks: inEntry } },
  },
  test: {
    // Loading the model and the library anew for each file would take longer than the tests.
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/site/**"],
          isolate: false,
        },
      },
      { extends: true, test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
    ],
    globalSetup: ["tests/support/shared-bodies.ts"],
    setupFiles: ["tests/support/console-guard.ts"],
    // Browser tests wait more than they work, so no core is kept free for what is not there.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
