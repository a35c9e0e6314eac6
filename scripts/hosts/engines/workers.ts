import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Engine } from "#scripts/hosts/engines/engine.ts";
import { workerSettings } from "#scripts/hosts/write/worker-settings.ts";

const tool = path.resolve("scripts/deploy/cloudflare");
const wrangler = path.join(tool, "node_modules/wrangler/bin/wrangler.js");

/** Cloudflare's Workers with static assets, in the runtime that Cloudflare itself uses. */
export const workers: Engine = {
  host: "cloudflare",
  program: wrangler,
  install: "npm ci --ignore-scripts --prefix scripts/deploy/cloudflare",
  command: ({ folder, room, port }) => {
    const file = path.join(room, "wrangler.json");
    writeFileSync(file, JSON.stringify(workerSettings("trial", folder)));
    return [process.execPath, wrangler, "dev", "--config", file, "--port", String(port)];
  },
};
