// The esbuild options for Node: one bundle of our own sources, with packages left external.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// Supports import.meta.glob in esbuild, as Vite does by itself.
const folderImports = {
  name: "folder-imports",
  setup(/** @type {import("esbuild").PluginBuild} */ { onLoad }) {
    onLoad({ filter: /[/\\]all-rules\.ts$/ }, ({ path: file }) => {
      const names = readdirSync(path.join(path.dirname(file), "rules"));
      const imports = names.map((name, at) => `import * as file${at} from "./rules/${name}";`);
      const files = names.map((name, at) => `"./rules/${name}": file${at}`);
      const text = readFileSync(file, "utf8");
      const contents = text.replace(/import\.meta\.glob[^;]+/, `{ ${files.join(", ")} }`);
      return { contents: imports.join("\n") + contents, loader: "ts" };
    });
  },
};

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
  // Pages contain a function as text: the quick exit.
  minifyIdentifiers: true,
  minifyWhitespace: true,
  logLevel: "silent",
  plugins: [folderImports],
  // Node needs no styles.
  alias: { "sonner/dist/styles.css": "./app/styles.css" },
  loader: { ".css": "empty", ".yaml": "text" },
};
