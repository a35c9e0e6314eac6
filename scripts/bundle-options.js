// How our TypeScript becomes something that Node runs: one bundle of our own sources, in which packages
// stay what they are.

/** @type {import("esbuild").BuildOptions} */
export const bundleOptions = {
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  sourcemap: true,
  sourcesContent: false,
  logLevel: "silent",
  // Styles are for browsers alone.
  alias: { "sonner/dist/styles.css": "./app/styles.css" },
  loader: { ".css": "empty" },
};
