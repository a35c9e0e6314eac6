import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Engine } from "#scripts/hosts/engines/engine.ts";
import { caddyfile } from "#scripts/hosts/write/caddyfile.ts";

/** The Caddy of Debian with the file that a build writes for it. */
export const caddy: Engine = {
  host: "caddy",
  program: "caddy",
  install: "apt-get install caddy",
  command: ({ folder, room, rules, port }) => {
    const name = `http://127.0.0.1:${port}`;
    const file = path.join(room, "Caddyfile");
    writeFileSync(file, `{\n\tadmin off\n}\n${caddyfile(rules, { name, folder })}`);
    return ["caddy", "run", "--adapter", "caddyfile", "--config", file];
  },
};
