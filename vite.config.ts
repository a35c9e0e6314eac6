import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { createLogger, type Plugin } from "vite";
import type { ViteUserConfig } from "vitest/config";

const basePath = (process.env.BASE_PATH ?? "").replace(/\/+$/, "");

// The oldest browsers that the scripts are for.
const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: string[];
};

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

// The build draws this file from the content, so Vite does not find it.
const customLogger = createLogger("warn");
const { warnOnce } = customLogger;
customLogger.warnOnce = (text, options) => {
  if (!text.includes("/pindo.svg")) warnOnce(text, options);
};

const inEntry = /vite\/preload-helper|app\/entry\.client\.tsx$/;

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
  setupFiles: ["tests/support/console-guard.ts"],
  // What code promises is tested on words that no writer changes.
  env: { CONTENT_DIR: "tests/fixtures/content" },
  // By default one core is kept free, which on two cores doubles the time.
  maxWorkers: "100%",
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

/** What browsers get of the code: one entry and the styles. Pages are rendered without any bundle. */
export default {
  base: `${basePath}/`,
  customLogger,
  // Tests read the code as it is.
  plugins: process.env.VITEST ? [] : [stylesAsFile, tailwindcss()],
  // What islands load later is found before, or Vite would reload a page while somebody types; what
  // stands for JSX in development is named in no source.
  optimizeDeps: { entries: ["app/entry.client.tsx"], include: ["react/jsx-dev-runtime"] },
  build: {
    assetsInlineLimit: 0,
    copyPublicDir: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    target: browserslist.map((browser) => browser.replace(" ", "")),
    // Vite's own would write every logical property and choice of colours out once more.
    cssMinify: "esbuild",
    rolldownOptions: {
      input: ["app/entry.client.tsx", "app/styles.css", "app/styles/home.css"],
      // A page asks for one script before it is touched, so what the entry shares with others is in it.
      output: { codeSplitting: { groups: [{ name: "entry.client", test: inEntry }] } },
      // On a busy machine every build would tell how long its plugins took.
      checks: { bundlerTimings: false },
      // Packages mark what is theirs for compilers that we do not use.
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
    },
  },
  test,
} satisfies ViteUserConfig;
