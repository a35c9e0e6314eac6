import path from "node:path";
import type { ConfigEnv, Plugin } from "vite";
import type { ViteUserConfig } from "vitest/config";
import { future } from "./scripts/build/app/remix-future.ts";

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

// What reads the code: Vite as it is for tests, without all that takes long to load.
async function plugins(command: ConfigEnv["command"]) {
  if (process.env.VITEST) return [];
  const { default: tailwindcss } = await import("@tailwindcss/vite");
  return [stylesAsFile, tailwindcss(), command === "serve" && (await site())];
}

// Development asks Remix for the routes; a build makes the server's part by itself (see
// scripts/build/app). Remix's whole package would load its older compiler as well.
async function site() {
  const { vitePlugin } = await import("@remix-run/dev/dist/vite/index.js");
  return vitePlugin({
    basename: basePath || "/",
    future: { ...future, v3_routeConfig: true },
  });
}

// A page asks for one script before it is touched, so what the entry shares with others is in it.
function inEntry(id: string) {
  return /vite\/preload-helper|app\/entry\.client\.tsx$/.test(id) ? "entry.client" : undefined;
}

// Remix never starts in the browser, so what browsers get is one script and what it asks for.
const browserPart: ViteUserConfig["build"] = {
  outDir: path.join(process.env.APP_BUILD_DIR ?? "build", "client"),
  emptyOutDir: true,
  assetsInlineLimit: 0,
  manifest: true,
  // Nobody reads a map of the sources, and this plugin draws one unless it is told so.
  commonjsOptions: { sourceMap: false },
  reportCompressedSize: false,
  target: "es2020",
  rollupOptions: {
    input: ["app/entry.client.tsx", "app/styles.css"],
    output: { manualChunks: inEntry },
    // Some packages say what is for servers and what for browsers, and all of it here is for browsers.
    onwarn: (warning, warn) => {
      if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
    },
  },
};

export default async function config({ command }: ConfigEnv): Promise<ViteUserConfig> {
  return { base: `${basePath}/`, plugins: await plugins(command), build: browserPart, test };
}

const test: ViteUserConfig["test"] = {
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
};
