// Builds what browsers get of the site's code, into the folder that APP_BUILD_DIR names.
import { build } from "vite";

await build({ mode: "production", logLevel: "warn" });
