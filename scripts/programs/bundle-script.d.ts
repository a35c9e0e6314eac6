import type { BuildOptions, OnResolveArgs, Plugin } from "esbuild";

/** A text that is another one where scripts are bundled in another way. */
export function scriptForm(): string;

/** Bundles a text, which stands in a folder, into a file that openProgram runs. */
export function bundleScript(
  entry: { text: string; folder: string },
  file: string,
  options: BuildOptions,
  packages: { isInside: (wanted: OnResolveArgs) => boolean; plugins?: Plugin[] },
): Promise<void>;
