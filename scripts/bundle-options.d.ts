import type { BuildOptions } from "esbuild";

/** How our TypeScript becomes something that Node runs. */
export const bundleOptions: BuildOptions;
