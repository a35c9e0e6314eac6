import { apache } from "#scripts/hosts/engines/apache.ts";
import { caddy } from "#scripts/hosts/engines/caddy.ts";
import type { Engine } from "#scripts/hosts/engines/engine.ts";
import { nginx } from "#scripts/hosts/engines/nginx.ts";
import { workers } from "#scripts/hosts/engines/workers.ts";

/** The engines on which a build can be tried. */
export const engines: Engine[] = [apache, nginx, caddy, workers];
