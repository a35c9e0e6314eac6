import path from "node:path";
import { pathToFileURL } from "node:url";
import { context } from "esbuild";
import { bundleOptions } from "#scripts/bundle-options.js";
import type * as DevelopmentCode from "#scripts/serve/development-code.ts";

/** The code that reads and renders, as its sources are now. */
export type FreshCode = { current: () => Promise<typeof DevelopmentCode>; forget: () => void };

/** Bundles that code when it is first needed, and again after `forget`; throws if it does not build. */
export function freshCode(folder = process.cwd()): FreshCode {
  const outfile = path.join(folder, ".cache/development/code.js");
  const entryPoints = ["scripts/serve/development-code.ts"];
  const bundler = context({ ...bundleOptions, absWorkingDir: folder, entryPoints, outfile });
  let version = 0;
  let held: Promise<typeof DevelopmentCode> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const bundled = async () => {
    await (await bundler).rebuild();
    version += 1;
    // Node caches modules by address, so each version has its own.
    const address = `${pathToFileURL(outfile).href}?${version}`;
    return (await import(address)) as typeof DevelopmentCode;
  };
  return {
    current: () => {
      // esbuild answers a call during a rebuild with that one, which may have read its files before the save.
      held ??= last.then(bundled, bundled);
      last = held;
      return held;
    },
    forget: () => {
      held = undefined;
    },
  };
}
