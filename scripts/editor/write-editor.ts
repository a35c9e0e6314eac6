import { copyFile, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build, defaultClientConditions, type Plugin } from "vite";
import { entriesOf } from "#app/content/entries.ts";
import { languagesIn } from "#app/content/languages/languages-in.ts";
import { contentFolder, findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { kinds } from "#app/content/kinds.ts";
import { buildClient } from "#scripts/build/build-client.ts";
import { cmsConfig } from "#scripts/editor/cms-config.ts";
import type { Repository } from "#scripts/editor/code-host.ts";

const source = "scripts/editor";
const bodies = path.resolve(source, "body-in-browser.tsx");
const nodeParts = path.resolve(source, "node-parts.ts");
const nodeNames = /^(?:node:.*|fs|path|stream|string_decoder|sharp)$/;
const coloring = /^@shikijs\/(?:langs|themes)\//;
const farFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Builds the editor of a repository into a folder, which any static host can serve. */
export async function writeEditor(folder: string, repository: Repository): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await bundle(path.resolve(folder));
  await writeStyles(folder);
  await rename(path.join(folder, "editor.html"), path.join(folder, "index.html"));
  const dictionary = createRequire(import.meta.url).resolve("@cspell/dict-en-gb-mit");
  await copyFile(
    path.join(path.dirname(dictionary), "en_GB.trie.gz"),
    path.join(folder, "dictionary.bin"),
  );
  const backend = { name: "github" as const, ...repository };
  const config = cmsConfig({ ...backend, auth_methods: ["token"] }, languageCodes());
  const entries = kinds.map(({ name, form, path: file }) => {
    return [name, `content/${file}${form === "folder" ? "/new-entry.mdx" : ""}`];
  });
  const pullRequestText = await readFile(".github/pull_request_template.md", "utf8");
  const settings = { config, paths: Object.fromEntries(entries) as object, pullRequestText };
  await writeFile(path.join(folder, "config.json"), JSON.stringify(settings));
  const policy = editorPolicy(repository);
  const page = path.join(folder, "index.html");
  const html = await readFile(page, "utf8");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  await writeFile(
    page,
    html.replace(/<meta charset="utf-8" \/>/i, (charset) => charset + meta),
  );
  const headers = {
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  await writeFile(path.join(folder, "_headers"), `/*\n${lines.join("")}`);
}

/** The policy of the editor: it asks nobody but itself and the code host. */
export function editorPolicy({ api_root, graphql_api_root }: Repository) {
  const hosts = new Set([api_root, graphql_api_root].map((address) => new URL(address).origin));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' blob: data: ${[...hosts].join(" ")}`,
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "frame-src blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}

// The codes of the languages of the site, the first one first.
function languageCodes() {
  const { files } = readContent(findFiles(contentFolder()));
  return languagesIn(files.flatMap(entriesOf)).map(({ code }) => code);
}

// The styles and fonts of the site, for the page as it will look.
async function writeStyles(folder: string) {
  await buildClient(folder);
  for (const name of await readdir(path.join(folder, "assets"))) {
    const own = /^(?:styles|home)(?=-.*\.css$)/.exec(name);
    if (own) await rename(path.join(folder, "assets", name), path.join(folder, `${own[0]}.css`));
  }
}

// Node's modules become the few parts that the rules use, and what colours code is left out.
const inBrowser: Plugin = {
  name: "editor-in-browser",
  enforce: "pre",
  resolveId(name, importer) {
    if (name === "@remix-run/node") return this.resolve("@remix-run/server-runtime", importer);
    if (/bodies\/(?:compile|render)-body\.server\./.test(name)) return bodies;
    return nodeNames.test(name) ? nodeParts : coloring.test(name) ? "\0nothing" : undefined;
  },
  load: (id) => (id === "\0nothing" ? "export default [];" : undefined),
};

// The interface names its fonts on another host, although the package brings them along; and the
// preview needs no scripts, which with its origin would be no sandbox.
const ownInterface: Plugin = {
  name: "own-interface",
  transform: (code, id) =>
    id.includes("@sveltia/cms")
      ? code
          .replaceAll("allow-same-origin allow-scripts", "allow-same-origin")
          .replaceAll(farFont, (_, family, subset) => {
            const name = new RegExp(`${family}-${subset}-[\\w-]+\\.woff2`).exec(code)?.[0];
            if (!name) throw new Error(`The package has no font like ${family}.`);
            return `assets/${name}`;
          })
      : undefined,
};

function bundle(outDir: string) {
  return build({
    configFile: false,
    root: source,
    base: "./",
    publicDir: false,
    logLevel: "error",
    resolve: {
      alias: [{ find: /^#(app|scripts)\//, replacement: `${process.cwd()}/$1/` }],
      conditions: ["worker", ...defaultClientConditions],
    },
    define: { "process.env": "{}" },
    plugins: [inBrowser, ownInterface],
    worker: { format: "es", plugins: () => [inBrowser] },
    build: {
      outDir,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: path.resolve(source, "editor.html"),
        output: {
          assetFileNames: ({ names: [name = ""] }) =>
            name.endsWith(".woff2") ? "assets/[name][extname]" : "assets/[name]-[hash][extname]",
        },
      },
    },
  });
}
