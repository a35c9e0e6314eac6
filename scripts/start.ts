// Builds the site and serves it with the production headers until it is stopped.
import { basePath } from "#app/content/base-path.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { outputFolder } from "#scripts/build/output.ts";
import { chosenPort } from "#scripts/serve/listen.ts";
import { serveSite } from "#scripts/serve/static-server.ts";

const port = chosenPort();
if (await buildSite()) {
  const { address } = await serveSite({ folder: outputFolder(), port, basePath });
  console.log(`The site is at ${address} (stop it with Ctrl+C).`);
} else process.exitCode = 1;
