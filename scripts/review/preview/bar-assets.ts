import { build } from "esbuild";

let built: Promise<Record<string, string>> | undefined;

/** The script and the styles of the bar, by their names in the folder of the review; built once. */
export function barAssets(): Promise<Record<string, string>> {
  return (built ??= buildBar());
}

async function buildBar() {
  const names = ["bar.js", "bar.css"];
  const { outputFiles } = await build({
    entryPoints: ["scripts/review/bar/bar.ts", "scripts/review/bar/bar.css"],
    outdir: ".",
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    write: false,
  });
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => [names.find((name) => path.endsWith(name)) ?? "", text]),
  );
}
