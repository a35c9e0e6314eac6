let running = 0;

/**
 * Bundles with esbuild. What esbuild starts for it is stopped with the last bundle that is under
 * way, because it would hold its memory for as long as the program runs.
 */
export async function bundle(options) {
  const { build, stop } = await import("esbuild");
  running += 1;
  try {
    return await build(options);
  } finally {
    running -= 1;
    if (running === 0) await stop();
  }
}
