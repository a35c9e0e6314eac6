import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { createLogger, type Plugin } from "vite";
import type { ViteUserConfig } from "vitest/config";
import { basePath } from "./app/content/base-path.ts";
import { setting } from "./app/content/setting.ts";

// The oldest browsers that scripts support.
const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: string[];
};

// sonner injects its styles when it loads, which the security policy forbids; our stylesheet has them.
const stylesAsFile: Plugin = {
  name: "sonner-styles-as-file",
  transform(code, id) {
    if (!/[/\\]sonner[/\\]dist[/\\]index\.mjs/.test(id)) return;
    const call = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;
    if (!call.test(code)) this.error("sonner no longer inserts its styles in the known way");
    return { code: code.replace(call, ""), map: null };
  },
};

// The build generates this file from the content, so Vite cannot find it.
const customLogger = createLogger("warn");
const { warnOnce } = customLogger;
customLogger.warnOnce = (text, options) => {
  if (!text.includes("/pindo.svg")) warnOnce(text, options);
};

const inEntry = /vite\/preload-helper|app\/entry\.client\.tsx$/;

const test: ViteUserConfig["test"] = {
  // Loading the model and packages again for each file would take longer than the tests.
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
  // Tests use content that no writer changes.
  // In Tokyo it is tomorrow already from 18:00 in Nairobi on, so code that asks for the machine's day is noticed.
  env: { CONTENT_DIR: "tests/fixtures/content", TZ: "Asia/Tokyo" },
  // By default one core stays free, which doubles the time on two cores.
  maxWorkers: "100%",
  // Far more than any test needs, because the machine may be busy.
  testTimeout: 90_000,
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 120_000,
};

/** Builds the browser's code: one entry and the styles. Pages are rendered without a bundle. */
export default {
  base: `${basePath}/`,
  customLogger,
  // Without this, Vite would look for settings of PostCSS in the folders above the checkout too.
  css: { postcss: {} },
  // Tests need no styles.
  plugins: setting("VITEST") ? [] : [stylesAsFile, tailwindcss()],
  // Without `entries`, Vite would find the packages of islands late and reload the page while somebody
  // types; no source names the JSX runtime of development.
  optimizeDeps: { entries: ["app/entry.client.tsx"], include: ["react/jsx-dev-runtime"] },
  build: {
    assetsInlineLimit: 0,
    copyPublicDir: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    target: browserslist.map((browser) => browser.replace(" ", "")),
    // Vite's own minifier would expand logical properties and light-dark() colours.
    cssMinify: "esbuild",
    rolldownOptions: {
      input: [
        "app/entry.client.tsx",
        "app/styles.css",
        "app/styles/home.css",
        "app/styles/prose.css",
      ],
      // A page may load only one script before interaction, so code that the entry shares is in it.
      output: { codeSplitting: { groups: [{ name: "entry.client", test: inEntry }] } },
      // On a busy machine every build would print the time of its plugins.
      checks: { bundlerTimings: false },
      // Packages contain directives for compilers that we do not use.
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
    },
  },
  test,
} satisfies ViteUserConfig;
