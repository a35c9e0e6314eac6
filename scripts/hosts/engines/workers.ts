import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Engine } from "#scripts/hosts/engines/engine.ts";

const tool = path.resolve("scripts/deploy/cloudflare");
const wrangler = path.join(tool, "node_modules/wrangler/bin/wrangler.js");

/** Cloudflare's Workers with static assets, in the runtime that Cloudflare itself uses. */
export const workers: Engine = {
  host: "cloudflare",
  program: wrangler,
  install: "npm ci --ignore-scripts --prefix scripts/deploy/cloudflare",
  command: ({ folder, room, port }) => {
    const file = path.join(room, "wrangler.json");
    const assets = {
      directory: folder,
      not_found_handling: "404-page",
      html_handling: "drop-trailing-slash",
    };
    writeFileSync(
      file,
      JSON.stringify({ name: "trial", compatibility_date: "2026-04-01", assets }),
    );
    return [process.execPath, wrangler, "dev", "--config", file, "--port", String(port)];
  },
};
