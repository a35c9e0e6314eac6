// Builds the code of the site with Vite and Remix's plugin into the folder that APP_BUILD_DIR names.
import { build } from "vite";

// What Remix's own command would do as well, without loading its older compiler and all that this
// needs. The server's part tells of the browser's, so they come one after the other.
for (const ssr of [false, true]) {
  await build({ mode: "production", logLevel: "warn", build: { ssr, emptyOutDir: true } });
  // Nothing of one part is of use to the other, and the memory of both together is not needed.
  globalThis.gc?.();
}
