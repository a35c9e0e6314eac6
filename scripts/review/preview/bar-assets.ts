import { build } from "esbuild";

/** The script and the styles of the bar, by their names in the folder of the review. */
export async function barAssets(): Promise<Record<string, string>> {
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
