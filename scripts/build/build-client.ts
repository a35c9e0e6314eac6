import { build } from "vite";

/** Builds what browsers get of the code, with its fonts, into a folder of a site. */
export async function buildClient(folder: string): Promise<void> {
  await build({
    mode: "production",
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: false },
  });
}
