import type { BuildOptions, BuildResult } from "esbuild";

/** Bundles with esbuild, and stops what that starts with the last bundle under way. */
export function bundle(options: BuildOptions): Promise<BuildResult>;
