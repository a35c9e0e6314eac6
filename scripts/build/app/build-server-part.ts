import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import { basePath } from "#app/library/base-path.ts";
import { bundle } from "#scripts/programs/bundle.js";

const script = "app/entry.client.tsx";

/** What browsers get, as Vite writes it down: the file of the build by the file it was made from. */
type BrowserPart = Record<string, { file: string }>;

/**
 * Builds what draws pages into server/index.js of a folder that has the browser's part, which it
 * names. Packages stay outside. Throws where the code does not build.
 */
export async function buildServerPart(folder: string): Promise<void> {
  const notes = path.join(folder, "client/.vite/manifest.json");
  const addresses = addressesOf(JSON.parse(await readFile(notes, "utf8")) as BrowserPart);
  const base = `${basePath}/`;
  await bundle({
    stdin: { contents: entryOf(await routeFiles(), addresses(script)), resolveDir: path.resolve() },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    packages: "external",
    define: { "import.meta.env": JSON.stringify({ BASE_URL: base, PROD: true, DEV: false }) },
    plugins: [browserFiles(addresses)],
    outfile: path.join(folder, "server/index.js"),
    logLevel: "silent",
  });
}

async function routeFiles() {
  const files = await readdir("app/routes", { recursive: true });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `routes/${file}`);
}

function addressesOf(part: BrowserPart) {
  return (source: string) => {
    const found = part[source];
    if (!found) throw new Error(`Browsers get nothing that was made from ${source}.`);
    return `${basePath}/${found.file}`;
  };
}

function entryOf(files: string[], address: string) {
  return `
    import book from "#app/routes.ts";
    import * as answer from "#app/entry.server.tsx";
    import * as root from "#app/root.tsx";
    import { serverBuild } from "#scripts/build/app/server-build.ts";
    ${files.map((file, index) => `import * as route${index} from "#app/${file}";`).join("\n")}
    export const {
      mode, entry, routes, assets, basename, publicPath, assetsBuildDirectory, future, isSpaMode,
    } = serverBuild({
      entry: answer,
      root,
      routes: book,
      modules: { ${files.map((file, index) => `"${file}": route${index}`).join(", ")} },
      script: ${JSON.stringify(address)},
    });
  `;
}

// An address of a file is asked for by `?url`; styles that a module only loads are for browsers.
function browserFiles(addresses: (source: string) => string): Plugin {
  return {
    name: "browser-files",
    setup(builder) {
      builder.onResolve({ filter: /^#app\/.*\?url$/ }, ({ path: name }) => ({
        path: name.slice("#".length, -"?url".length),
        namespace: "address",
      }));
      builder.onLoad({ filter: /.*/, namespace: "address" }, ({ path: source }) => ({
        contents: `export default ${JSON.stringify(addresses(source))};`,
      }));
      builder.onResolve({ filter: /\.css$/ }, ({ path: name }) => ({
        path: name,
        namespace: "styles",
      }));
      builder.onLoad({ filter: /.*/, namespace: "styles" }, () => ({ contents: "" }));
    },
  };
}
