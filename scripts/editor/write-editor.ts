import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build, defaultClientConditions, type Plugin } from "vite";
import { entriesOf } from "#app/content/entries.ts";
import { languagesIn } from "#app/content/languages/languages-in.ts";
import { contentFolder, findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { buildClient } from "#scripts/build/build-client.ts";
import { letAllRead } from "#scripts/build/output.ts";
import { cmsConfig } from "#scripts/editor/cms-config.ts";
import type { Repository } from "#scripts/editor/code-host.ts";

const require = createRequire(import.meta.url);
const source = "scripts/editor";
const bodies = path.resolve(source, "body-in-browser.tsx");
const nodeParts = path.resolve(source, "node-parts.ts");
const nodeNames = /^(?:node:.*|fs|path|stream|string_decoder|sharp)$/;
const coloring = /^@shikijs\/(?:langs|themes)\//;
const farFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Builds the editor of a repository into a folder, which any static host can serve. */
export async function writeEditor(folder: string, repository: Repository): Promise<void> {
  const file = (name: string) => path.join(folder, name);
  await rm(folder, { recursive: true, force: true });
  await bundle(path.resolve(folder), await readFile(".github/pull_request_template.md", "utf8"));
  await writeStyles(folder);
  const dictionary = path.dirname(require.resolve("@cspell/dict-en-gb-mit"));
  await copyFile(path.join(dictionary, "en_GB.trie.gz"), file("dictionary.bin"));
  await writeFile(file("config.json"), JSON.stringify(configOf(repository)));
  const policy = editorPolicy(repository);
  const html = await readFile(file("editor.html"), "utf8");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  await writeFile(
    file("index.html"),
    html.replace(/<meta charset="utf-8" \/>/i, (charset) => charset + meta),
  );
  await rm(file("editor.html"));
  const headers = {
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  await writeFile(file("_headers"), `/*\n${lines.join("")}`);
  letAllRead(folder);
}

function configOf(repository: Repository) {
  const backend = { name: "github" as const, ...repository, auth_methods: ["token" as const] };
  const { files } = readContent(findFiles(contentFolder()));
  const locales = languagesIn(files.flatMap(entriesOf)).map(({ locale }) => locale);
  return cmsConfig(backend, locales);
}

// The editor's Content Security Policy: it may connect only to its own host and the code host.
function editorPolicy({ api_root, graphql_api_root }: Repository) {
  const hosts = new Set([api_root, graphql_api_root].map((address) => new URL(address).origin));
  return [
    "default-src 'none'",
    // The encoder of photos for Safari and the decoder of photos from iPhones are WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
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

// The styles and fonts of the site, for previews.
async function writeStyles(folder: string) {
  await buildClient(folder);
  for (const name of await readdir(path.join(folder, "assets"))) {
    const [sheet] = /^(?:styles|home|prose)(?=-.*\.css$)/.exec(name) ?? [];
    if (!sheet) continue;
    const css = await readFile(path.join(folder, "assets", name), "utf8");
    // On a first visit the site keeps the fallback font; previews show the page as on later visits.
    const shown = css.replaceAll(/font-display:\s*optional/g, "font-display:swap");
    await writeFile(path.join(folder, `${sheet}.css`), shown);
    await rm(path.join(folder, "assets", name));
  }
}

// What the CMS should say, in each kind of English.
const sentences = {
  // Whoever cancels a deletion needs no advice to try again.
  deleting_entry_failed: "Nothing was deleted, and nothing else has changed.",
  // Nobody has switched it off.
  locale_x_has_been_disabled: "There is no translation into {$locale} yet.",
  converter_error:
    "This text is shown with its signs (## Heading, **bold**, [words of a link](/about)), because rich text would change something in it that you have not touched.",
};

// Replaces Node's modules with the few parts that the rules use, and leaves out syntax highlighting.
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

// Patches the CMS; the build fails if a new version lacks the code that a patch replaces.
function patchedCms(pullRequestText: string): Plugin {
  const changes: [RegExp, string][] = [
    // The preview needs no scripts, which could escape a sandbox that allows the same origin.
    [/(?<=allow-same-origin) allow-scripts/g, ""],
    // No event says what a commit deletes, and Cancel must come before there is a branch.
    [
      /(?<=savePullRequest:async\(\{changes:(\w+),options:\w+,branch:(\w+),[^}]*\}\)=>\{)(?=let )/g,
      "await window.completeCommit($1,$2);",
    ],
    // A window that was opened earlier does not know the pull request of another one.
    [
      /(?<=fetchPullRequests:(\w+),savePullRequest:.{0,500}?pullRequest:)(await \w+\(\{branch:(\w+),title:\w+,status:\w+\}\))/g,
      "$2.catch(async e=>{let p=(await $1()).find(({branch:b})=>b===$3);if(!p)throw e;return p})",
    ],
    // A photo that cannot be encoded again would keep the place where it was taken.
    [/if\(\w+===`heic`\)(?=throw Error\(`Failed to decode HEIC image`)/g, ""],
    [
      /(?<=;)if\(!(\w+)\)return (\w+);(?=let \w+=\w+,\w+=\w+\[\1\])/g,
      "if(!$1){if($2.type.startsWith(`image/`))throw Error(`Unknown picture`);return $2}",
    ],
    // Rich text keeps the source of what nobody changed, and leaves a text alone that it would change.
    [
      /(\w+=)(?=\((\w+),\w+\)=>\{let \w+=[^;]{0,60};\2\.getRootElement\(\)\?\.dispatchEvent\(new CustomEvent\(`Update`)/g,
      "$1window.exportText=",
    ],
    [
      /(?<=(\w+)\.getRootElement\(\)\?\.dispatchEvent\(new CustomEvent\(`Update`,\{detail:\{value:)(.+?)(?=,selection:)/g,
      "window.keptText($1,$2)",
    ],
    [
      /(?<==async\((\w+),(\w+),(\w+)\)=>\()(await Promise\.all\(\[\.\.\.\2\.matchAll.{0,200}?\.update\(\(\)=>\{try\{\w+\(\2,\3\),)/g,
      "$1.source=$2,$4$1.isKept=void 0,window.exportText($1,$3),",
    ],
    // A form that was just closed has no list of errors.
    [/(?<=Object\.values\()(\w+\(\w+\)\[\w+\])(?=\)\.some\(\(\{valid)/g, "$1??{}"],
    // A pull request begins with our template.
    [/`Automatically generated by Sveltia CMS`/g, JSON.stringify(pullRequestText)],
  ];
  return {
    name: "patched-cms",
    enforce: "pre",
    transform(code, id) {
      // American English is in the code.
      if (!/@sveltia\/cms\/(?:npm\/index\.js|locales\/en-\w+\.json)$/.test(id)) return undefined;
      for (const [name, text] of Object.entries(sentences)) {
        const said = new RegExp(`(?<=\\b${name}"?: ?)(?:\`[^\`]+\`|"[^"]+")`, "g");
        if (!said.test(code)) this.error(`The CMS has no sentence ${name} in ${id}.`);
        code = code.replaceAll(said, JSON.stringify(text));
      }
      if (id.endsWith(".json")) return code;
      for (const [pattern, put] of changes) {
        if (!pattern.test(code))
          this.error(`The CMS no longer contains ${pattern}, which write-editor.ts replaces.`);
        code = code.replaceAll(pattern, put);
      }
      // The CMS loads its fonts from another host, although the package contains them.
      return code.replaceAll(farFont, (_, family, subset) => {
        const name = new RegExp(`${family}-${subset}-[\\w-]+\\.woff2`).exec(code)?.[0];
        if (!name) this.error(`The CMS contains no file of the font ${family}.`);
        return `assets/${name}`;
      });
    },
  };
}

function bundle(outDir: string, pullRequestText: string) {
  return build({
    configFile: false,
    root: source,
    base: "./",
    publicDir: false,
    logLevel: "error",
    // As in vite.config.ts: no settings from the folders above.
    css: { postcss: {} },
    resolve: {
      alias: [{ find: /^#(app|scripts)\//, replacement: `${process.cwd()}/$1/` }],
      conditions: ["worker", ...defaultClientConditions],
    },
    define: { "process.env": "{}" },
    plugins: [inBrowser, patchedCms(pullRequestText)],
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
