import type { BuildOptions } from "esbuild";

/** The esbuild options that turn our TypeScript into code for Node. */
export const bundleOptions: BuildOptions;
