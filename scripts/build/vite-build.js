// Builds the site's code with Remix's Vite plugin into the folder that APP_BUILD_DIR names: first
// what browsers get, then what renders pages.
import { build } from "vite";
import "#scripts/tell-errors.js";

await build({ mode: "production", logLevel: "warn" });
await build({ mode: "production", logLevel: "warn", build: { ssr: true } });
