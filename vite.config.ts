// Remix's package as a whole would load its older compiler as well, which nobody asks for.
import { vitePlugin as remix } from "@remix-run/dev/dist/vite/index.js";
import tailwindcss from "@tailwindcss/vite";
import type { ConfigEnv, Plugin } from "vite";
import type { ViteUserConfig } from "vitest/config";

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

function plugins() {
  // Tests read the code as it is.
  if (process.env.VITEST) return [];
  const site = remix({
    basename: basePath || "/",
    buildDirectory: process.env.APP_BUILD_DIR ?? ".cache/code/vite",
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  });
  return [stylesAsFile, tailwindcss(), site];
}

// A page asks for one script before it is touched, so what the entry shares with others is in it.
function inEntry(id: string) {
  return /vite\/preload-helper|app\/entry\.client\.tsx$/.test(id) ? "entry.client" : undefined;
}

function build(isServerPart: boolean): ViteUserConfig["build"] {
  return {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    target: isServerPart ? "node20" : "es2020",
    rollupOptions: {
      ...(!isServerPart && { output: { manualChunks: inEntry } }),
      onwarn: (warning, warn) => {
        // Documents for machines have nothing for browsers, and packages mark what is theirs.
        const isExpected = ["EMPTY_BUNDLE", "MODULE_LEVEL_DIRECTIVE"].includes(warning.code ?? "");
        if (!isExpected) warn(warning);
      },
    },
  };
}

export default function config({ command, isSsrBuild = false }: ConfigEnv): ViteUserConfig {
  // A build copies what is in public/ by its own list, and follows no link there.
  const publicDir = command === "build" ? false : "public";
  return { base: `${basePath}/`, publicDir, plugins: plugins(), build: build(isSsrBuild), test };
}

const test: ViteUserConfig["test"] = {
  // Built code is what it is.
  server: { deps: { external: [/\.cache\/code/] } },
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
    {
      extends: true,
      test: {
        name: "site",
        include: ["tests/site/**/*.test.ts"],
        globalSetup: ["tests/support/browser/test-sites.ts"],
        isolate: false,
      },
    },
  ],
  globalSetup: ["tests/support/content-cache.ts"],
  setupFiles: ["tests/support/console-guard.ts"],
  // What code promises is tested on words that no writer changes.
  env: { CONTENT_DIR: "tests/fixtures/content" },
  // By default one core is kept free, which on two cores doubles the time.
  maxWorkers: "100%",
  testTimeout: 30_000,
  hookTimeout: 120_000,
};
